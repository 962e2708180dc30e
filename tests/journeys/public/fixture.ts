/** The site as operations run it: its own address, TLS in front, a mail server, the provider's keys. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/serve-copy';
import { test as base, expect, openSite, type RunningSite } from '#tests/journeys/fixture';
import { startProvider } from '#tests/payments/provider';

const startMs = 300_000;

export { expect };

export const test = base.extend<object, { publicSite: RunningSite }>({
  publicSite: [
    async ({ environment }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'hoa-public-'));
      const [port, address] = [await freePort(), await freePort()];
      const front = await openFront(folder, address, port);
      const origin = `https://localhost:${address}`;
      const provider = await startProvider();
      const site = await openSite({
        ...environment,
        SITE_URL: origin,
        PORT: String(port),
        TRUST_PROXY: '1',
        MAIL_TO: 'team@hoa.example.in',
        MAIL_FROM: 'site@hoa.example.in',
        SUPPORT_PHONE: '+91 44 4000 1234',
        SUPPORT_EMAIL: 'help@hoa.example.in',
        GRIEVANCE_CONTACT: 'grievance@hoa.example.in',
        GRIEVANCE_OFFICER: 'R. Iyer, Compliance Officer, +91 44 4000 1235, officer@hoa.example.in',
        LEGAL_NAME: 'HOA Journeys LLP',
        REGISTERED_OFFICE: '12 Anna Salai, Chennai 600002',
        COMPANY_NUMBER: 'AAB-1234',
        GSTIN: '33AABCU9603R1ZM',
        ...provider.settings,
        CHAT_URL: 'https://chat.example.in/hoa',
        COMMUNITY_URL: 'https://community.example.in/hoa',
        WEBINAR_FORM_URL: 'https://forms.example.in/hoa',
        CHANNEL_URL: 'https://video.example.in/hoa',
        DESK_EMAILS: 'Asha <asha@hoa.example.in>',
      });
      await use({ ...site, origin });
      await site.stop();
      front.close();
      await provider.close();
      await rm(folder, { recursive: true, force: true });
    },
    // The pages are built for this address.
    { scope: 'worker', timeout: startMs },
  ],
  baseURL: async ({ publicSite }, use) => use(publicSite.origin),
  post: async ({ publicSite }, use) => use(publicSite.post),
});

async function openFront(folder: string, port: number, to: number) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const words = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${key} -out ${cert}`;
  spawnSync('openssl', words.split(' '));
  const files = { key: await readFile(key), cert: await readFile(cert) };
  const front = createServer(files, (asked, answer) => {
    const { method, url: path, headers, socket } = asked;
    const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress };
    const passed = request({ port: to, method, path, headers: forwarded }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.rawHeaders);
      got.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  front.listen(port, '127.0.0.1');
  await once(front, 'listening');
  return front;
}
