import { asRoute } from '#lib/platform/http/intake/reply';
import { answerSearch } from '#lib/search/search';

export const GET = asRoute(answerSearch);
