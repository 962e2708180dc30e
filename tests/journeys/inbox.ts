/** A real mail server for the journeys: what it takes is read back like a person would. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import { MailServer } from '#tests/server/mail/mail-server';

export interface Inbox {
  readonly url: string;
  /** The first mail whose subject holds `words`, waited for. */
  mailAbout(words: string): Promise<Email>;
  /** Those that have come so far. */
  readonly letters: readonly Email[];
  close(): Promise<void>;
}

export async function openInbox(): Promise<Inbox> {
  const server = new MailServer({ disabledCommands: ['STARTTLS'] });
  await server.up();
  const letters = () => server.received.map(({ mail }) => mail);
  return {
    url: server.url,
    get letters() {
      return letters();
    },
    async mailAbout(words) {
      for (;;) {
        const letter = letters().find(({ subject }) => subject?.includes(words));
        if (letter) return letter;
        await wait(20);
      }
    },
    close: () => server.down(),
  };
}
