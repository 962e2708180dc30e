import { answerFeed } from '#lib/server/calendar/answer-feed';
import { asRoute } from '#lib/server/intake/call-answer';

export const GET = asRoute(answerFeed);
