import { createElement } from 'react';
import { draw } from '#app/desk/render-desk-page';
import { EnquiryPage } from '#components/desk/enquiry-page';
import type { RejectedAction } from '#lib/server/desk/enquiry/action-result';
import { enquiryView } from '#lib/server/desk/enquiry/enquiry-view';
import { countsOf } from '#lib/server/desk/list/views/state';
import type { Visit } from '#lib/server/desk/sign-in/http/access';
import { deskOf } from '#lib/server/desk/views';
import { readListQuery } from '#lib/server/enquiries/list-query';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';

/** The page of one enquiry: as it is, or with what was typed and why it was not taken. */
export async function enquiryPage(
  visit: Visit,
  enquiry: Enquiry,
  rejection?: { readonly rejected: RejectedAction; readonly status: number },
  sift = visit.url.search,
): Promise<Response> {
  const counts = await countsOf(visit);
  const query = readListQuery(new URL(sift, visit.url));
  const view = await enquiryView(visit, enquiry, counts, query);
  const page = createElement(EnquiryPage, {
    // Its own notice says what waited for the sign-in.
    desk: { ...(await deskOf(visit, counts)), wasSignedOut: false },
    view,
    confirmation: rejection ? undefined : view.confirmation,
    rejected: rejection?.rejected,
  });
  return draw(`${view.name}, ${view.kind.toLowerCase()}`, page, rejection?.status);
}
