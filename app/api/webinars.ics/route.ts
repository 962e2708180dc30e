import { answerFeed } from '#lib/server/calendar/answer-feed';

export const GET = answerFeed;
