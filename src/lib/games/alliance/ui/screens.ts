import type { Component } from 'svelte';
import type { Screens } from '../../contract.js';
import Campaign from './Campaign.svelte';
import Menu from './Menu.svelte';
import NewTable from './NewTable.svelte';
import Numbers from './Numbers.svelte';
import Table from './Table.svelte';

/** The screens of the game, as the app loads them. It hands each what the game itself has made. */
export const screens: Screens<unknown, unknown> = {
	Table: Table as Component,
	Menu: Menu as Component,
	NewTable,
	Numbers: Numbers as Component,
	Campaign
};
