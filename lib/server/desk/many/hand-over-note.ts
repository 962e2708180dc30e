/** One mail to the member who has many enquiries from now on, with a line for each. */
import { randomUUID } from 'node:crypto';
import { dueOf, nameShown } from '#lib/server/desk/list/rows';
import { kindInWords } from '#lib/server/desk/list/words';
import { noteToStaff } from '#lib/server/forms/staff-mail';
import { memberOf } from '#lib/server/settings/desk-members';
import type { Site } from '#lib/server/site';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type { Submission } from '#lib/server/store/store';
import { deskEnquiryPath } from '#lib/shared/addresses/routes';
import { plural } from '#lib/shared/words';

export async function tellOfHandOver(
  { env, store, now: clock, wakeCourier }: Site,
  handed: readonly Enquiry[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const member = memberOf(env, to);
  if (!member) return;
  const now = clock();
  const note: Submission = {
    id: randomUUID(),
    kind: 'desk-reminder',
    receivedAt: now,
    name: `${from} handed ${plural(handed.length, 'enquiry', 'enquiries')} to you`,
    email: '',
    phone: '',
    // Under the id of each: an erasure takes them out of here, too.
    transcript: handed.map((enquiry) => ({
      name: enquiry.id,
      label: enquiry.reference,
      value: `${nameShown(enquiry.name)}, ${kindInWords(enquiry.kind)}, due ${dueOf(enquiry, now).text}, ${env.origin}${deskEnquiryPath(enquiry.reference)}`,
    })),
  };
  const references = {
    name: 'id',
    label: 'Reference',
    value: handed.map(({ reference }) => reference).join(', '),
  };
  const mail = noteToStaff(note, env, [references]);
  const address = `${member.name.replaceAll(/[",<>]/g, ' ')} <${member.email}>`;
  await store.recordSubmission(note, [{ ...mail, to: address }]);
  wakeCourier();
}
