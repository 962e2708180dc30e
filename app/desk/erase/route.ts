import { erasePersonPage } from '#app/desk/erase/page-of-person';
import { withMember } from '#lib/server/desk/sign-in/access';
import { readReference } from '#lib/shared/enquiries/reference';
import { beginning } from '#lib/shared/forms/sanitize';

/** `who`: what was typed; `of`: the reference of an enquiry, so that no address of a person stands in ours. */
export const GET = withMember(async (visit) => {
  const { searchParams } = visit.url;
  const read = readReference(searchParams.get('of') ?? '');
  const enquiry = 'reference' in read && (await visit.site.store.findEnquiry(read.reference));
  const typed = enquiry ? enquiry.email || enquiry.phone : (searchParams.get('who') ?? '');
  return erasePersonPage(visit, beginning(typed, 300));
});
