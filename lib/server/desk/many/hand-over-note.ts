/** One mail to the member who has many enquiries from now on, with a line for each. */
import { dueOf, nameShown } from '#lib/server/desk/list/rows';
import { kindInWords } from '#lib/server/desk/list/words';
import { deskNote } from '#lib/server/desk/reminders/desk-note';
import { memberOf, namedAddress } from '#lib/server/settings/desk-members';
import type { Site } from '#lib/server/site';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import { plural } from '#lib/shared/words';

export async function tellOfHandOver(
  site: Site,
  handed: readonly Enquiry[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const { env, store, now, wakeCourier } = site;
  const member = memberOf(env, to);
  if (!member) return;
  const { note, mail } = deskNote(site, handed, {
    title: `${from} handed ${plural(handed.length, 'enquiry', 'enquiries')} to you`,
    line: (enquiry) =>
      `${nameShown(enquiry.name)}, ${kindInWords(enquiry.kind)}, due ${dueOf(enquiry, now()).text},`,
    filter: '?who=mine',
    to: namedAddress(member),
  });
  await store.recordSubmission(note, [mail]);
  wakeCourier();
}
