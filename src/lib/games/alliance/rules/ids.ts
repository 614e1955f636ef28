/** Names of things on the table, as commands and the log use them. */
export type ShipId = string;
export type FormationId = string;
