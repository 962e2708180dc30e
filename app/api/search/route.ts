import { answerSearch } from '#lib/server/search/answer';

export const GET = answerSearch;
