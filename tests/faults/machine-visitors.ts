/** Run in the machine's network: `mail PORT`, a mail server that takes everything; `load ORIGIN FIRST`, visitors. Ends, and tells, with SIGTERM. */
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { startLoad } from '#tests/hosts/load';
import { closeConnections } from '#tests/hosts/visitor';

const [what, where = '', first] = process.argv.slice(2);
const stopped = once(process, 'SIGTERM');
if (what === 'mail') {
  const server = new SMTPServer({
    authOptional: true,
    onData(stream, _, done) {
      stream.resume().once('end', () => done());
    },
  });
  server.listen(Number(where), '127.0.0.1');
  await stopped;
  server.close();
} else {
  const load = startLoad(where, Number(first));
  await stopped;
  console.log(JSON.stringify(await load.stop()));
  closeConnections();
}
