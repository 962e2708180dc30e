/** Which page the form of a call stands on. */

import { deskCalls } from '#data/addresses/desk-routes';
import { apiRoutes, routes } from '#data/addresses/routes';
import { enquiryForms } from '#lib/accounts/forms/registry';

const pages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(enquiryForms.map(({ form, page }) => [form.action, page])),
  [apiRoutes.continuation]: routes.applyJobs,
  [apiRoutes.resume]: routes.resume,
  [apiRoutes.verifyPayment]: routes.aiWebinarPayment,
  [apiRoutes.closedPaymentWindow]: routes.aiWebinarPayment,
  [apiRoutes.paymentFailureCheck]: routes.aiWebinarPayment,
  [deskCalls.signIn]: routes.deskSignIn,
  [deskCalls.enter]: routes.deskSignIn,
  [deskCalls.signOut]: routes.desk,
  [deskCalls.next]: routes.desk,
};

/** Of the calls whose address is the same for all. */
export const formPageOf = (call: string): string | undefined => pages[call];

/** Of any call that a page of ours posts to, as a header can name it; what its address names is read at the address of the page. */
export function pageOfCall(call: string): string | undefined {
  const [, page] = /^\/api(\/(?:desk|enquiry|shortlist|stop-mails)\/.+)$/.exec(call) ?? [];
  return pages[call] ?? page?.split('/').map(encodeURIComponent).join('/');
}
