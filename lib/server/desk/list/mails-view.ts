/** What was refused for good: mails, and events for the other system. */
import { mailInWords, reasonInWords, saidInWords } from '#lib/server/desk/list/mails';
import { nameShown } from '#lib/server/desk/list/rows';
import { kindInWords } from '#lib/server/desk/list/words';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { shortlistMark, tokenMark } from '#lib/server/store/enquiries/credentials';
import { deskCalls, deskEnquiryCall, deskEnquiryPath } from '#lib/shared/addresses/desk-routes';
import { shortDayAndHour } from '#lib/shared/india';
import { plural } from '#lib/shared/words';

const mostShown = 200;

export async function deadLetters({ site, now }: Visit) {
  const [mails, webhooks] = await Promise.all([
    site.store.listOpenDeadLetters(mostShown + 1),
    site.store.listDeadWebhooks(),
  ]);
  return {
    // There are more than are shown.
    cut: [mails, webhooks].some(({ length }) => length > mostShown),
    mails: mails.slice(0, mostShown).map((mail): DeadLetter => {
      const { id, reference, submissionId, version = 0 } = mail;
      return {
        id,
        title: `${mailInWords(mail)}, to ${mail.to || 'an address that cannot be read'}`,
        about: reference
          ? `${nameShown(mail.name)}, ${kindInWords(mail.kind)}, ${reference}`
          : `[${mail.kind}] ${mail.name}`,
        when: shortDayAndHour(mail.gaveUpAt, now),
        why: whyOf(mail),
        ...(mail.text !== undefined && { text: withoutTokens(mail.text) }),
        ...(reference && { href: deskEnquiryPath(reference) }),
        action: reference ? deskEnquiryCall(reference) : deskCalls.mails,
        fields: reference ? { mail: id, version } : { mail: id, submission: submissionId },
      };
    }),
    webhooks: webhooks.slice(0, mostShown).map(
      (event): DeadLetter => ({
        id: event.id,
        title: event.type,
        about: event.reference,
        when: shortDayAndHour(event.gaveUpAt, now),
        why: whyOf(event),
        action: deskCalls.mails,
        fields: { webhook: event.id },
      }),
    ),
  };
}

/** The address of a private page is completed when a mail is sent. */
const withoutTokens = (text: string): string =>
  [tokenMark, shortlistMark].reduce((all, mark) => all.replaceAll(mark, '(their own link)'), text);

interface Refused {
  readonly attempts: number;
  readonly reason?: string;
  readonly words?: string;
}

function whyOf({ attempts, reason, words }: Refused): string {
  const why = reason ? `${reasonInWords(reason)}${saidInWords(words)}` : '';
  if (attempts === 0 && why) return `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
  return `After ${plural(attempts, 'try', 'tries')}${why ? `: ${why}` : ''}`;
}

/** A mail or an event that was refused for good, as it is shown. */
export interface DeadLetter {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly when: string;
  readonly why: string;
  /** What it says, where nobody was ever sent it. */
  readonly text?: string;
  readonly href?: string;
  /** Where Send again and Give up are posted, and with what. */
  readonly action: string;
  readonly fields: Readonly<Record<string, string | number>>;
}
