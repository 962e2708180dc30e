import { enquiryToken } from '#lib/enquiries/link';
import { dayAndHour } from '#lib/india';
import { receivedBy, receivedCookieName } from '#lib/intake/received-cookie';
import { enquiryPath } from '#lib/routes';
import { site } from '#lib/site';

/** Reference, date and page of what this browser sent last, of this kind where one is named. */
export async function ownEnquiry(cookies: string, kind?: string) {
  const pair = cookies.split(/;\s*/).find((each) => each.startsWith(`${receivedCookieName}=`));
  const enquiry = await receivedBy(pair?.slice(receivedCookieName.length + 1), site());
  if (!enquiry || (kind !== undefined && enquiry.kind !== kind)) return undefined;
  return {
    reference: enquiry.reference,
    by: dayAndHour(enquiry.promisedBy),
    page: enquiryPath(await enquiryToken(site().store, enquiry.id)),
  };
}
