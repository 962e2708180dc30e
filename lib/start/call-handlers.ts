/** The calls that the listener answers without Next's router: short posts of forms and short reads, which come many at once. */
import { apiRoutes, searchCall, webinarFeed } from '#data/addresses/routes';
import type { DirectRoute } from '#lib/platform/http/listen/direct-routes';
import { answerSearch } from '#lib/search/views/search';
import { shortForms } from '#lib/start/short-forms';
import { answerFeed } from '#lib/webinars/http/feed';
import { answerProgress } from '#lib/webinars/http/save-progress';

export const directRoutes: ReadonlyMap<string, DirectRoute> = new Map<string, DirectRoute>([
  ...shortForms,
  [apiRoutes.saveProgress, answerProgress],
  [searchCall, async (request) => answerSearch(request)],
  [webinarFeed, answerFeed],
]);
