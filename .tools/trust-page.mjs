// What a tablet opens first on the LAN: a page over plain http that hands out the certificate it has to trust once.
import { readFileSync } from 'node:fs';
import http from 'node:http';

/** @param {string} app the https address */
const page = (app) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Wardroom: trust this laptop once</title>
<style>
body { background: #0b1013; color: #eef3f1; font: 18px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 0 auto; padding: 24px }
a { display: block; min-height: 48px; margin: 12px 0; padding: 16px 24px; border-radius: 16px; font-weight: 700; text-decoration: none; color: #eef3f1; background: #283339 }
a.next { background: #ffd166; color: #1f1600 }
</style>
<h1>Wardroom</h1>
<p>Once on each tablet: get the certificate of this laptop and trust it.<br>
<span lang="de">Einmal auf jedem Tablet: das Zertifikat dieses Laptops holen und ihm vertrauen.</span></p>
<a href="/ca.crt">1. Certificate · <span lang="de">Zertifikat</span></a>
<ul>
<li>iPad: Settings, Profile Downloaded, Install; then General, About, Certificate Trust Settings.</li>
<li>Android: Settings, Security, Encryption and credentials, Install a CA certificate.</li>
<li>Windows: open it, Install Certificate, Trusted Root Certification Authorities.</li>
</ul>
<ul lang="de">
<li>iPad: Einstellungen, Profil geladen, Installieren; dann Allgemein, Info, Zertifikatsvertrauenseinstellungen.</li>
<li>Android: Einstellungen, Sicherheit, Verschlüsselung und Anmeldedaten, CA-Zertifikat installieren.</li>
<li>Windows: öffnen, Zertifikat installieren, Vertrauenswürdige Stammzertifizierungsstellen.</li>
</ul>
<a class="next" href="${app}">2. Open Wardroom · <span lang="de">Wardroom öffnen</span></a>
</html>`;

/**
 * Serves the page and the certificate. Each tablet is sent on to the address it came by.
 * @param {{ ca: string, port: number, appPort: number }} options @returns {Promise<http.Server>}
 */
export function serveTrustPage({ ca, port, appPort }) {
	const server = http.createServer((request, response) => {
		if (request.url === '/ca.crt') {
			response.writeHead(200, {
				'content-type': 'application/x-x509-ca-cert',
				'content-disposition': 'attachment; filename="wardroom-ca.crt"'
			});
			response.end(readFileSync(ca));
			return;
		}
		const name = (request.headers.host ?? 'localhost').replace(/:\d+$/, '').replace(/[^\w.[\]:-]/g, '');
		response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
		response.end(page(`https://${name}:${String(appPort)}/`));
	});
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, '0.0.0.0', () => resolve(server));
	});
}
