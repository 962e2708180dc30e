/** A mail of the desk about several enquiries, with a line for each. */
import { ownNote } from '#lib/server/forms/own-note';
import { noteToStaff } from '#lib/server/forms/staff-mail';
import type { Site } from '#lib/server/site';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type { OutgoingMail, Submission } from '#lib/server/store/store';
import { deskEnquiryPath } from '#lib/shared/addresses/desk-routes';
import { routes } from '#lib/shared/addresses/routes';

interface About {
  readonly title: string;
  /** Without its link. */
  readonly line: (enquiry: Enquiry) => string;
  /** What the list is sifted by that shows them and all like them. */
  readonly sift?: string;
}

/** `to` is the operations inbox until a member is named. */
export function deskNote(
  { env, now }: Pick<Site, 'env' | 'now'>,
  enquiries: readonly Enquiry[],
  { title, line, sift = '' }: About,
): { readonly note: Submission; readonly mail: OutgoingMail } {
  const note = ownNote({
    kind: 'desk-reminder',
    receivedAt: now(),
    name: title,
    // Under the id of each: an erasure takes them out of here, too.
    transcript: enquiries.map((enquiry) => ({
      name: enquiry.id,
      label: enquiry.reference,
      value: `${line(enquiry)} ${env.origin}${deskEnquiryPath(enquiry.reference)}`,
    })),
  });
  const rows = [
    { name: 'desk', label: 'All on the desk', value: `${env.origin}${routes.desk}${sift}` },
    // By which it ends, as every mail of an enquiry does.
    {
      name: 'id',
      label: 'Reference',
      value: enquiries.map(({ reference }) => reference).join(', '),
    },
  ];
  return { note, mail: { ...noteToStaff(note, env, rows), subject: `[desk] ${title}` } };
}
