/** Run in the machine's network: `mail PORT`, a mail server that takes everything; `load ORIGIN FIRST`, visitors. Ends, and tells, with SIGTERM. */
import { once } from 'node:events';
import { closeConnections, startLoad } from '#tests/hosts/visitor';
import { MailServer } from '#tests/platform/mail/mail-server';

const [what, where = '', first] = process.argv.slice(2);
const stopped = once(process, 'SIGTERM');
if (what === 'mail') {
  const server = new MailServer();
  server.port = Number(where);
  await server.up();
  await stopped;
  await server.down();
} else {
  const load = startLoad(where, Number(first));
  await stopped;
  console.log(JSON.stringify(await load.stop()));
  closeConnections();
}
