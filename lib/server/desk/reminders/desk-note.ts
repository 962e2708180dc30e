/** A mail of the desk about several enquiries, with a line for each. */
import { siteNotice } from '#lib/server/forms/staff-mail';
import type { Site } from '#lib/server/site';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import { deskEnquiryPath } from '#lib/shared/addresses/desk-routes';
import { routes } from '#lib/shared/addresses/routes';

interface About {
  readonly title: string;
  /** Without its link. */
  readonly line: (enquiry: Enquiry) => string;
  /** The query of the list that shows them and all like them. */
  readonly filter?: string;
  /** Operations by default. */
  readonly to?: string;
  readonly subject?: string;
  readonly topic?: string;
  readonly idempotencyKey?: string;
}

export function deskNote(
  { env, now }: Pick<Site, 'env' | 'now'>,
  enquiries: readonly Enquiry[],
  { title, line, filter = '', to, subject = `[desk] ${title}`, topic, idempotencyKey }: About,
) {
  const references = enquiries.map(({ reference }) => reference).join(', ');
  return siteNotice(env, {
    kind: 'desk-reminder',
    receivedAt: now(),
    name: title,
    // Under the id of each: an erasure takes them out of here, too.
    transcript: enquiries.map((enquiry) => ({
      name: enquiry.id,
      label: enquiry.reference,
      value: `${line(enquiry)} ${env.origin}${deskEnquiryPath(enquiry.reference)}`,
    })),
    more: [
      { name: 'desk', label: 'All on the desk', value: `${env.origin}${routes.desk}${filter}` },
      // The last row, as in every mail of an enquiry.
      { name: 'id', label: 'Reference', value: references },
    ],
    to,
    mailed: { subject, ...(topic && { topic }) },
    idempotencyKey,
  });
}
