/** Routes that answer at each request, and an address of each that people wait for in a crowd. */
import { builtRoutes } from '#lib/server/http/build/next-build';
import { rejectApiCall } from '#lib/server/http/listen/api-calls';
import { isApiPath } from '#lib/shared/addresses/api-routes';
import { deskCalls } from '#lib/shared/addresses/desk-routes';
import { onDemandExamples } from '#lib/shared/addresses/on-demand-pages';
import {
  certificateJsonPath,
  metricsPath,
  receivedPath,
  routes,
  searchCall,
  webinarFeed,
} from '#lib/shared/addresses/routes';
import { upcomingSessions } from '#lib/shared/calendar/sessions';
import { contact } from '#lib/shared/forms/contact/form';

/** An address of each route that is measured and needs no store; the desk and the pages of one person: scripts/open-desk.ts. */
export const openAddresses = (): readonly string[] => [
  ...onDemandExamples,
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
  routes.deskTeam,
  routes.deskOutcomes,
  deskCalls.state,
];

const redirect = 'leads elsewhere';
const machine = 'programs ask for it, seldom';
const download = 'a file for one person or for staff, with places of its own';
const paid = 'begins with an order or a payment';
const mailed = 'its link stands in a mail alone';
const signIn = 'for who is not signed in';

/** Routes that answer at each request and are not measured, and why. */
export const unmeasured: Readonly<Record<string, string>> = {
  '/.well-known/did.json': machine,
  '/.well-known/security.txt': machine,
  '/sitemap.xml': machine,
  '/api/health': machine,
  '/verify/status/[list]': machine,
  '/a4a_June1_25': redirect,
  '/community': redirect,
  '/library': redirect,
  '/library/course': redirect,
  '/webinar': redirect,
  '/checkout': paid,
  '/sandbox-checkout': paid,
  '/sandbox-checkout/pay': paid,
  '/thankyou/invoice': paid,
  '/enquiry/[token]/invoice/[number]': paid,
  '/desk/payments/[number]': paid,
  '/shortlist/[token]': mailed,
  '/stop-mails/[token]': mailed,
  '/desk/enter/[token]': mailed,
  '/desk/sign-in': signIn,
  '/api/continue/[id]': download,
  '/desk/[reference]/resume': download,
  '/desk/[reference]/resume/text': download,
  '/desk/batches/[id]/roster.csv': download,
  '/desk/sessions/[id]/registrants.csv': download,
  '/desk/enquiries.csv': download,
  '/desk/gstr1.zip': download,
  '/desk/numbers.csv': download,
  '/desk/outcomes.csv': download,
  '/desk/payments.csv': download,
  '/desk/payments/export': download,
  '/batches/[id]/calendar': 'measured as /batches/{id}.ics',
};

/** Routes of the build that answer a GET at each request. */
export async function readRoutes(dist = '.next') {
  const all = await builtRoutes(dist);
  return all.filter(({ page }) => answersRead(page));
}

const answersRead = (page: string) =>
  !isApiPath(page) || rejectApiCall('GET', page.replace(/\[\w+\]/g, 'x')) === undefined;
