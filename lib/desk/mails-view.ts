/** What was refused for good: mails, and events for the other system. */

import type { Visit } from '#lib/desk/access';
import { mailInWords, reasonInWords } from '#lib/desk/mails';
import { nameShown } from '#lib/desk/rows';
import type { DeadLetter } from '#lib/desk/view-types/mails';
import { kindInWords } from '#lib/desk/words';
import { shortDayAndHour } from '#lib/india';
import { plural } from '#lib/plural';
import { deskCalls, deskEnquiryCall, deskEnquiryPath } from '#lib/routes';

const mostShown = 200;

export async function deadLetters({ site }: Visit): Promise<{
  mails: DeadLetter[];
  webhooks: DeadLetter[];
}> {
  const [mails, webhooks] = await Promise.all([
    site.store.listOpenDeadLetters(mostShown),
    site.store.listDeadWebhooks(),
  ]);
  return {
    mails: mails.map((mail): DeadLetter => {
      const { id, reference, submissionId, version = 0 } = mail;
      return {
        id,
        title: `${mailInWords(mail)}, to ${mail.to || 'an address that cannot be read'}`,
        about: reference
          ? `${nameShown(mail.name)}, ${kindInWords(mail.kind)}, ${reference}`
          : `[${mail.kind}] ${mail.name}`,
        when: shortDayAndHour(mail.gaveUpAt),
        why: whyOf(mail),
        ...(reference && { href: deskEnquiryPath(reference) }),
        action: reference ? deskEnquiryCall(reference) : deskCalls.mails,
        fields: reference ? { mail: id, version } : { mail: id, submission: submissionId },
      };
    }),
    webhooks: webhooks.map((event) => ({
      id: event.id,
      title: event.type,
      about: event.reference,
      when: shortDayAndHour(event.gaveUpAt),
      why: whyOf(event),
      action: deskCalls.mails,
      fields: { webhook: event.id },
    })),
  };
}

const whyOf = ({ attempts, reason }: { readonly attempts: number; readonly reason?: string }) =>
  `After ${plural(attempts, 'try', 'tries')}${reason ? `: ${reasonInWords(reason)}` : ''}`;
