/** A real mail server for the end-to-end tests: what it takes is read back like a person would. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import { MailServer } from '#tests/platform/mail/mail-server';

export type Inbox = Awaited<ReturnType<typeof openInbox>>;

export async function openInbox() {
  const server = new MailServer({ disabledCommands: ['STARTTLS'] });
  server.behaviour = (recipient) => (recipient.startsWith('refused.') ? 'refuse' : 'accept');
  await server.up();
  const mails = () => server.received.map(({ mail }) => mail);
  return {
    url: server.url,
    get mails(): readonly Email[] {
      return mails();
    },
    /** The first mail whose subject holds `words`, waited for. */
    async mailAbout(words: string): Promise<Email> {
      for (;;) {
        const letter = mails().find(({ subject }) => subject?.includes(words));
        if (letter) return letter;
        await wait(20);
      }
    },
    close: () => server.down(),
  };
}
