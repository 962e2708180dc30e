/** To the member who has an enquiry from now on, because a colleague handed it over. */
import { toStaff } from '#lib/server/forms/recipients';
import { writeMail } from '#lib/server/mail/write-mail';
import { memberOf, namedAddress } from '#lib/server/settings/desk-members';
import type { Env } from '#lib/server/settings/env';
import type { Enquiry } from '#lib/server/store/enquiries/schema';
import type { OutgoingMail } from '#lib/server/store/store';
import { deskEnquiryPath } from '#lib/shared/addresses/desk-routes';
import { kindWords } from '#lib/shared/forms/registry';
import { shortDayAndHour } from '#lib/shared/india';

interface HandOver {
  /** Name of who hands it over. */
  readonly from: string;
  /** Address of who has it now. */
  readonly to: string;
  readonly note?: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

type Handed = Pick<Enquiry, 'reference' | 'kind' | 'name' | 'version'> & {
  /** Epoch milliseconds. */
  readonly dueAt: number | undefined;
};

/** `undefined` where the member left the desk in the meantime. */
export function handOverMail(
  env: Env,
  { reference, kind, name, version, dueAt }: Handed,
  { from, to, note, now }: HandOver,
): OutgoingMail | undefined {
  const member = memberOf(env, to);
  if (!member) return undefined;
  const due =
    dueAt === undefined ? 'No date is agreed.' : `It falls due ${shortDayAndHour(dueAt, now)}.`;
  return writeMail(toStaff(env, namedAddress(member)), {
    // Handed over twice it is two mails.
    topic: `handed-over-${version}`,
    subject: `[${kind}] ${from} handed ${reference} to you`,
    before: [
      `${from} handed ${reference} to you: ${name.trim() || 'no name'}, ${kindWords(kind).title}. ${due}`,
      ...(note ? [`Their note: ${note}`] : []),
      `${env.origin}${deskEnquiryPath(reference)}`,
      `Reference: ${reference}`,
    ],
  });
}
