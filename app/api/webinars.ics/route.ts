import { answerFeed } from '#lib/server/calendar/http';
import { asRoute } from '#lib/server/intake/reply';

export const GET = asRoute(answerFeed);
