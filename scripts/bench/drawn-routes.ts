/** Routes that answer at each request, by the names that Next's build gives them: each is measured, or left out for a reason. */
import { builtRoutes } from '#lib/server/http/build/next-build';
import { isApiPath, rejectApiCall } from '#lib/shared/addresses/api-routes';
import { drawnPages } from '#lib/shared/addresses/drawn-pages';
import {
  certificateJsonPath,
  deskCalls,
  metricsPath,
  receivedPath,
  routes,
  searchCall,
  webinarFeed,
} from '#lib/shared/addresses/routes';
import { upcomingSessions } from '#lib/shared/calendar/sessions';
import { contact } from '#lib/shared/forms/contact/form';

const leads = 'leads elsewhere';
const once = 'asked for once in a visit, beside the payment provider’s own page';
const file = 'a file in pieces: docs/security.md has what it holds';
const alike = 'as the page of an enquiry, which is measured';

/** By route, why nobody waits for it in a crowd. */
export const leftOut: Readonly<Record<string, string>> = {
  '/a4a_June1_25': leads,
  '/community': leads,
  '/library': leads,
  '/library/course': leads,
  '/webinar': leads,
  '/sandbox-checkout/pay': leads,
  '/checkout': once,
  '/sandbox-checkout': once,
  '/thankyou/invoice': once,
  '/api/continue/[id]': file,
  '/desk/enquiries.csv': file,
  '/desk/numbers.csv': file,
  '/desk/sessions/[id]/registrants.csv': file,
  '/desk/[reference]/resume': file,
  '/desk/[reference]/resume/text': file,
  '/desk/gstr1.zip': file,
  '/desk/payments.csv': file,
  '/desk/payments/export': file,
  '/desk/payments/[number]': alike,
  '/desk/vacancies/[id]': alike,
  '/batches/[id]': 'in memory from the second request on',
  '/batches/[id]/calendar': 'a few lines, as the feed, which is measured',
  '/desk/batches/[id]': alike,
  '/desk/batches/[id]/attendance': alike,
  '/desk/batches/[id]/roster.csv': file,
  '/enquiry/[token]/invoice/[number]': alike,
  '/shortlist/[token]': alike,
  '/verify/status/[list]': 'a list that verifiers keep for a day',
  '/desk/enter/[token]': 'one button, once for each mail',
  '/desk/sign-in': 'one field, before a member is known',
  '/stop-mails/[token]': 'two lines, by the link of a mail',
  '/api/health': 'asked by machines, a few times a minute',
  '/.well-known/did.json': 'one key, asked by verifiers',
  '/.well-known/security.txt': 'a few lines that change once a year',
};

/** An address of each route that is measured and needs no store; the desk and the pages of one person: scripts/open-desk.ts. */
export const openAddresses = (): readonly string[] => [
  ...Object.values(drawnPages).map(({ example }) => example),
  `${searchCall}?q=gst`,
  routes.verify,
  routes.thankYou,
  webinarFeed,
  `${webinarFeed}?session=${upcomingSessions(Date.now(), 1)[0]?.id}`,
  metricsPath,
];

/** What the server asks for in the place of the page after a form, for the browser that sent it. */
export const ownReceived = `${receivedPath(contact.kind)}/own`;

/** What a sample of the store adds. */
export const addressesOfSample = (paths: readonly string[]): readonly string[] => [
  ...paths,
  ...paths
    .filter((path) => path.startsWith(`${routes.verify}/`))
    .map((path) => certificateJsonPath(path.slice(routes.verify.length + 1))),
  ownReceived,
  routes.deskUndated,
  routes.deskPayments,
  routes.deskBatches,
  routes.deskVacancies,
  routes.deskNew,
  routes.deskTemplates,
  deskCalls.state,
];

/** Routes of the build that answer a GET at each request, without what is left out. */
export async function measuredRoutes(dist = '.next') {
  const all = await builtRoutes(dist);
  return all.filter(({ page }) => answersRead(page) && !(page in leftOut));
}

const answersRead = (page: string) =>
  !isApiPath(page) || rejectApiCall('GET', page.replace(/\[\w+\]/g, 'x')) === undefined;
