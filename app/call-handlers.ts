/** The API routes that the listener answers without Next's router: short posts of forms, which come many at once. */
import { POST as saveProgress } from '#app/api/save-progress/route';
import { POST as callback } from '#app/api/sendEmail/callback/route';
import { POST as certificate } from '#app/api/sendEmail/certificate/route';
import { POST as coaching } from '#app/api/sendEmail/coaching/route';
import { POST as internship } from '#app/api/sendEmail/internships/route';
import { POST as employer } from '#app/api/sendEmail/jobapplication/route';
import { POST as licence } from '#app/api/sendEmail/License/route';
import { POST as contact } from '#app/api/sendEmail/route';
import type { DirectRoute } from '#lib/server/http/listen/direct-routes';
import { apiRoutes } from '#lib/shared/addresses/routes';

export const directRoutes: ReadonlyMap<string, DirectRoute> = new Map([
  [apiRoutes.contact, contact],
  [apiRoutes.callback, callback],
  [apiRoutes.certificate, certificate],
  [apiRoutes.coaching, coaching],
  [apiRoutes.internship, internship],
  [apiRoutes.licence, licence],
  [apiRoutes.employer, employer],
  [apiRoutes.saveProgress, saveProgress],
]);
