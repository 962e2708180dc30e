import { asRoute } from '#lib/server/intake/reply';
import { answerSearch } from '#lib/server/search/search';

export const GET = asRoute(answerSearch);
