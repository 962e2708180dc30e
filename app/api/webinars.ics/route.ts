import { asRoute } from '#lib/platform/http/intake/reply';
import { answerFeed } from '#lib/webinars/http/feed';

export const GET = asRoute(answerFeed);
