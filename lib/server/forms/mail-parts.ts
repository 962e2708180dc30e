/** Where the body of a mail begins and ends, so that several mails to one reader can be put into one. */
import type { OutgoingMail } from '#lib/server/store/store';

/** The body of a mail to staff is as wide as the phone, and a long link breaks where the line ends. */
export const plainHead =
  '<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><body style="overflow-wrap:anywhere;word-break:break-word">';

/** Before the closing lines of a mail in plain text (RFC 3676, 4.3). */
export const signature = '-- ';

const [begin, end] = ['<!--body-->', '<!--/body-->'] as const;

/** Nothing that was typed can look so: it is escaped. */
export const marked = (html: string): string => `${begin}${html}${end}`;

/** One mail with what each of them says, in their order: the first carries it, and the last is in its subject. */
export function joinMails(mails: readonly [OutgoingMail, ...OutgoingMail[]]): OutgoingMail {
  const [first, ...others] = mails;
  const last = others.at(-1);
  if (!last) return first;
  const bodies = mails.map(({ html }) => html.slice(html.indexOf(begin), html.indexOf(end)));
  const closing = first.text.lastIndexOf(`\n\n${signature}\n\n`);
  const ending = closing < 0 ? '' : first.text.slice(closing);
  const texts = mails.map(({ subject, text }) => {
    const body = closing < 0 ? text : text.slice(0, text.lastIndexOf(`\n\n${signature}\n\n`));
    return `${subject}\n\n${body}`;
  });
  const { html } = first;
  return {
    ...first,
    subject: `${last.subject} (and ${others.length} more)`,
    text: `${texts.join('\n\n* * *\n\n')}${ending}`,
    html: `${html.slice(0, html.indexOf(begin))}${bodies.join('')}${html.slice(html.indexOf(end))}`,
    ...(mails.some(({ attachments }) => attachments) && {
      attachments: numbered(mails.flatMap(({ attachments = [] }) => attachments)),
    }),
  };
}

/** `interview.ics`, `interview-2.ics` … */
const numbered = (attachments: NonNullable<OutgoingMail['attachments']>) =>
  attachments.map((each, at) =>
    at === 0 ? each : { ...each, filename: each.filename.replace(/(?=\.\w+$)/, `-${at + 1}`) },
  );
