/** Which page the form of a call is on. */

import { deskCalls } from '#data/addresses/desk-routes';
import { apiRoutes, routes } from '#data/addresses/routes';
import { enquiryForms } from '#lib/accounts/forms/registry';

const pages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(enquiryForms.map(({ form, page }) => [form.action, page])),
  [apiRoutes.continuation]: routes.applyJobs,
  [apiRoutes.resume]: routes.resume,
  [apiRoutes.nextEdition]: routes.aiWebinarPayment,
  [apiRoutes.verifyPayment]: routes.aiWebinarPayment,
  [apiRoutes.closedPaymentWindow]: routes.aiWebinarPayment,
  [apiRoutes.paymentFailureCheck]: routes.aiWebinarPayment,
  [deskCalls.signIn]: routes.deskSignIn,
  [deskCalls.enter]: routes.deskSignIn,
  [deskCalls.signOut]: routes.desk,
  [deskCalls.next]: routes.desk,
};

/** The form's page for calls with a fixed address. */
export const formPageOf = (call: string): string | undefined => pages[call];

/** The page of any call that a form posts to, as a header can name it; ids in its address are taken over. */
export function pageOfCall(call: string): string | undefined {
  const [, page] = /^\/api(\/(?:desk|enquiry|exam|shortlist|stop-mails)\/.+)$/.exec(call) ?? [];
  return pages[call] ?? page?.split('/').map(encodeURIComponent).join('/');
}
