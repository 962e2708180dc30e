/** One enquiry by what stands in the address, as tolerant as where people type it. */
import { notFound, seeOther, type Visit } from '#lib/desk/access';
import { endOfDay } from '#lib/desk/week';
import { readReference } from '#lib/enquiries/reference';
import { deskEnquiryPath } from '#lib/routes';
import type { Enquiry } from '#lib/store/enquiries';

export async function openEnquiry(visit: Visit): Promise<Enquiry | { readonly answer: Response }> {
  const typed = visit.params.reference ?? '';
  const read = readReference(typed);
  if (!('reference' in read)) return { answer: notFound(visit.request) };
  const reads = visit.request.method !== 'POST';
  if (reads && read.reference !== typed)
    return { answer: seeOther(deskEnquiryPath(read.reference)) };
  const enquiry = await visit.site.store.findEnquiry(read.reference);
  return enquiry ?? { answer: notFound(visit.request) };
}

export const countsOf = ({ site, now }: Visit) => site.store.countEnquiries(now, endOfDay(now), []);
