import { createElement } from 'react';
import { draw } from '#app/desk/render-desk-page';
import { PersonPage } from '#components/desk/person-page';
import type { RejectedAction } from '#lib/server/desk/enquiry/action-result';
import { personView } from '#lib/server/desk/person/person-view';
import type { Visit } from '#lib/server/desk/sign-in/http/access';
import { deskOf } from '#lib/server/desk/views';
import { recentConfirmation } from '#lib/server/desk/words';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';

/** As it is, or with what was typed and why it was not taken. */
export async function personPage(
  visit: Visit,
  enquiry: Enquiry,
  rejection?: { readonly rejected: RejectedAction; readonly status: number },
): Promise<Response> {
  const [desk, view, events] = await Promise.all([
    deskOf(visit),
    personView(visit, enquiry),
    visit.site.store.listEvents(enquiry.id),
  ]);
  const confirmation = recentConfirmation(events, visit.member.email, visit.now);
  const rejected = rejection?.rejected;
  const page = createElement(PersonPage, {
    desk,
    view,
    confirmation: rejected ? undefined : confirmation,
    rejected,
  });
  return draw(`Everything about ${view.name}`, page, rejection?.status);
}
