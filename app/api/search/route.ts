import { asRoute } from '#lib/server/intake/call-answer';
import { answerSearch } from '#lib/server/search/answer';

export const GET = asRoute(answerSearch);
