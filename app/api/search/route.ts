import { asRoute } from '#lib/platform/http/intake/reply';
import { answerSearch } from '#lib/search/views/search';

export const GET = asRoute(answerSearch);
