import { answerFeed } from '#lib/webinars/http/feed';
import { asRoute } from '#lib/platform/http/intake/reply';

export const GET = asRoute(answerFeed);
