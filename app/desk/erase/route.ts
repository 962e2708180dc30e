import { erasePersonPage } from '#app/desk/erase/pages';
import { readReference } from '#lib/platform/values/reference';
import { beginning } from '#lib/platform/values/text';
import { withMember } from '#lib/staff/http/access';

/**
 * `who`: what was typed; `of`: the reference of an enquiry, so that no address of a person is in ours; `person`: the
 * same, for every phone and address of whose enquiry it is.
 */
export const GET = withMember(async (staffRequest) => {
  const { searchParams } = staffRequest.url;
  const find = async (name: string) => {
    const read = readReference(searchParams.get(name) ?? '');
    return 'reference' in read ? staffRequest.context.store.findEnquiry(read.reference) : undefined;
  };
  const person = await find('person');
  if (person) return erasePersonPage(staffRequest, { person });
  const enquiry = await find('of');
  const typed = enquiry ? enquiry.email || enquiry.phone : (searchParams.get('who') ?? '');
  return erasePersonPage(staffRequest, { typed: beginning(typed, 300) });
});
