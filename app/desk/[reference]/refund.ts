import { createElement } from 'react';
import { draw } from '#app/desk/render-desk-page';
import { RefundPage } from '#components/desk/refund-page';
import type { RejectedAction } from '#lib/server/desk/enquiry/action-result';
import { refundView } from '#lib/server/desk/enquiry/refund-view';
import type { Visit } from '#lib/server/desk/sign-in/http/access';
import { deskOf } from '#lib/server/desk/views';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';

/** The page on which a refund is asked about once more; undefined where there is no such payment. */
export async function refundPage(
  visit: Visit,
  enquiry: Enquiry,
  payment: string,
  rejection?: { readonly rejected: RejectedAction; readonly status: number },
): Promise<Response | undefined> {
  const view = await refundView(visit, enquiry, payment);
  if (!view) return undefined;
  const desk = await deskOf(visit);
  const page = createElement(RefundPage, { desk, view, rejected: rejection?.rejected });
  return draw(`Refund to ${view.name}`, page, rejection?.status);
}
