/** The calls that the listener answers without Next's router: short posts of forms and short reads, which come many at once. */
import { answerFeed } from '#lib/server/calendar/http';
import { answerProgress } from '#lib/server/drafts/save-progress';
import type { DirectRoute } from '#lib/server/http/listen/direct-routes';
import { shortForms } from '#lib/server/intake/receive';
import { answerSearch } from '#lib/server/search/search';
import { apiRoutes, searchCall, webinarFeed } from '#lib/shared/addresses/routes';

export const directRoutes: ReadonlyMap<string, DirectRoute> = new Map<string, DirectRoute>([
  ...shortForms,
  [apiRoutes.saveProgress, answerProgress],
  [searchCall, async (request) => answerSearch(request)],
  [webinarFeed, answerFeed],
]);
