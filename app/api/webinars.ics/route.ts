import { answerFeed } from '#lib/server/calendar/calendar-answer';
import { asRoute } from '#lib/server/intake/reply';

export const GET = asRoute(answerFeed);
