/** A mail server that outlives the site, and knows each mail by who it is about. */
import { buffer } from 'node:stream/consumers';
import { isMarker } from '#tests/faults/visitor';
import { MailServer } from '#tests/platform/mail/mail-server';

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

export async function openMailbox() {
  /** By who a mail to staff is about; all others, whom the site answers for, by recipient and subject. */
  const bySender = new Map<string, string[]>();
  const server = new MailServer({
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      // A site that is killed in the middle of a mail has not sent it.
      const raw = (await buffer(stream).catch(() => undefined))?.toString('latin1');
      if (raw === undefined) return done(new Error('cut off'));
      const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
      const of = (header: RegExp) => header.exec(head)?.[1] ?? '';
      const replyTo = of(/^Reply-To:.*?([^\s<]+@[^\s>]+)/im);
      const sender = isMarker(replyTo)
        ? replyTo
        : `${of(/^To: *(.*)/im)} ${of(/^Subject: *(.*)/im)}`;
      bySender.set(sender, [...(bySender.get(sender) ?? []), of(/^Message-ID: *(\S+)/im)]);
      done();
    },
  });
  await server.up();
  const all = () => [...bySender.values()];
  return {
    url: server.url,
    /** The Message-IDs of the mails about one sender, repeats included. */
    about: (marker: string): readonly string[] => bySender.get(marker) ?? [],
    /** Mails that came more than once. */
    repeats: () => all().reduce((sum, ids) => sum + ids.length - new Set(ids).size, 0),
    /** Enquiries and receipts of which mails of different Message-IDs came. */
    doubled: () => all().filter((ids) => new Set(ids).size > 1).length,
    close: () => server.down(),
  };
}
