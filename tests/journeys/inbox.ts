/** A real mail server for the journeys: what it takes is read back like a person would. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Inbox {
  readonly url: string;
  /** The first mail whose subject holds `words`, waited for. */
  mailAbout(words: string): Promise<Email>;
  readonly letters: readonly Email[];
  close(): Promise<void>;
}

export async function openInbox(): Promise<Inbox> {
  const letters: Email[] = [];
  const listeners = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, taken) {
      const refused = Object.assign(new Error('No such mailbox here'), { responseCode: 550 });
      taken(address.startsWith('refused.') ? refused : null);
    },
    async onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      letters.push(await PostalMime.parse(Buffer.concat(chunks)));
      done();
      for (const notify of listeners) notify();
    },
  });
  // A site that is killed while it sends breaks the line, and sends again once it is back.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') throw error;
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    mailAbout: (words) =>
      new Promise((resolve) => {
        const look = () => {
          const letter = letters.find(({ subject }) => subject?.includes(words));
          if (!letter) return;
          listeners.delete(look);
          resolve(letter);
        };
        listeners.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
