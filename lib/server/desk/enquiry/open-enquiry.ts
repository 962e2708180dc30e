/** One enquiry by what stands in the address, as tolerant as where people type it. */
import { notFound, notOnDesk, seeOther, type Visit } from '#lib/server/desk/sign-in/http/access';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import { deskEnquiryPath } from '#lib/shared/addresses/desk-routes';
import { readReference } from '#lib/shared/enquiries/reference';

/** `pathOf`: the page that is asked for, of a reference as we write it. */
export async function openEnquiry(
  visit: Visit,
  pathOf: (reference: string) => string = deskEnquiryPath,
): Promise<Enquiry | { readonly answer: Response }> {
  const typed = visit.params.reference ?? '';
  const read = readReference(typed);
  const reads = visit.request.method !== 'POST';
  if (!('reference' in read)) {
    const [title, text] = unread[read.problem];
    return { answer: reads ? await notOnDesk(title, text) : notFound(visit.request) };
  }
  if (reads && read.reference !== typed) return { answer: seeOther(pathOf(read.reference)) };
  const enquiry = await visit.site.store.findEnquiry(read.reference);
  if (enquiry) return enquiry;
  const title = 'No enquiry has this reference';
  return { answer: reads ? await notOnDesk(title) : notFound(visit.request) };
}

const unread = {
  'wrong-check': ['A character of this reference was mistyped', 'Compare it again.'],
  malformed: [
    'This is not a reference',
    'A reference looks like HOA-7K3M-92Q. To search by name or number, use the list.',
  ],
} as const;
