import { answerSearch } from '#lib/search/answer';

export const GET = answerSearch;
