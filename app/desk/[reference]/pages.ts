/** The pages of one enquiry, of its refund, and of its person: as stored, or with a rejected post in them. */
import { createElement } from 'react';
import { render } from '#app/desk/render-desk-page';
import { PersonPage } from '#components/accounts/person-page';
import { EnquiryPage } from '#components/desk/enquiry-page';
import { RefundPage } from '#components/payments/refund-page';
import type { RejectedAction } from '#lib/desk/actions/enquiry';
import { refundView } from '#lib/desk/views/account';
import { enquiryView } from '#lib/desk/views/enquiry';
import { personView } from '#lib/desk/views/person';
import { deskOf } from '#lib/desk/views/shell';
import { countsOf } from '#lib/desk/views/state';
import { recentConfirmation } from '#lib/desk/words';
import { readListQuery } from '#lib/enquiries/rules/lists';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import type { StaffRequest } from '#lib/staff/http/access';

interface Rejection {
  readonly rejected: RejectedAction;
  readonly status: number;
}

export async function enquiryPage(
  staffRequest: StaffRequest,
  enquiry: Enquiry,
  rejection?: Rejection,
  filterQuery = staffRequest.url.search,
): Promise<Response> {
  const counts = await countsOf(staffRequest);
  const query = readListQuery(new URL(filterQuery, staffRequest.url));
  const view = await enquiryView(staffRequest, enquiry, counts, query);
  const page = createElement(EnquiryPage, {
    // Its own notice says what waited for the sign-in.
    desk: { ...(await deskOf(staffRequest, counts)), wasSignedOut: false },
    view,
    confirmation: rejection ? undefined : view.confirmation,
    rejected: rejection?.rejected,
  });
  return render(`${view.name}, ${view.kind.toLowerCase()}`, page, rejection?.status);
}

/** The page on which a refund is asked about once more; undefined where there is no such payment. */
export async function refundPage(
  staffRequest: StaffRequest,
  enquiry: Enquiry,
  payment: string,
  rejection?: Rejection,
): Promise<Response | undefined> {
  const view = await refundView(staffRequest, enquiry, payment);
  if (!view) return undefined;
  const desk = await deskOf(staffRequest);
  const page = createElement(RefundPage, { desk, view, rejected: rejection?.rejected });
  return render(`Refund to ${view.name}`, page, rejection?.status);
}

export async function personPage(
  staffRequest: StaffRequest,
  enquiry: Enquiry,
  rejection?: Rejection,
): Promise<Response> {
  const [desk, view, events] = await Promise.all([
    deskOf(staffRequest),
    personView(staffRequest, enquiry),
    staffRequest.context.store.listEvents(enquiry.id),
  ]);
  const confirmation = recentConfirmation(events, staffRequest.member.email, staffRequest.now);
  const rejected = rejection?.rejected;
  const page = createElement(PersonPage, {
    desk,
    view,
    confirmation: rejected ? undefined : confirmation,
    rejected,
  });
  return render(`Everything about ${view.name}`, page, rejection?.status);
}
