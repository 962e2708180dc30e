/** Draws the main part of each page that is made from its address. Bundled beside Next's build: lib/server/http/build/worker-build.ts. */
import { renderToString } from 'react-dom/server';
import type { Answer } from '#app/drawing/answer';
import type { Draw } from '#lib/server/http/drawn/drawing';
import type { DrawnName } from '#lib/shared/addresses/drawn-paths';
import type { Query } from '#lib/shared/cart/query';
import { batchesAnswer } from '#pages/(site)/batches/answer';
import { coachingEnquiryAnswer } from '#pages/(site)/coaching/enquiry/answer';
import { challengeAnswer } from '#pages/(site)/library/test/[courseNo]/[score]/answer';
import { resultAnswer } from '#pages/(site)/library/test/[courseNo]/result/answer';
import { quotationAnswer } from '#pages/(site)/quotation/answer';
import { searchAnswer } from '#pages/(site)/search/answer';
import { finderAnswer } from '#pages/(site)/which-modules/answer';

type AnswerTo = (query: Query, parts: readonly string[], now: number) => Answer | undefined;

const answers: Readonly<Record<DrawnName, AnswerTo>> = {
  search: (query) => searchAnswer(query),
  quotation: (query, _, now) => quotationAnswer(query, now),
  finder: (query, _, now) => finderAnswer(query, now),
  paperResult: (query, [paper = '']) => resultAnswer(paper, query),
  challenge: (_, [paper = '', score = '']) => challengeAnswer(paper, score),
  batches: (query, _, now) => batchesAnswer(query, now),
  coachingEnquiry: (query) => coachingEnquiryAnswer(query),
};

/** Ids that React makes up begin with it: those of the frame have no beginning. */
const identifierPrefix = 'answer';

export const draw: Draw = async ({ name, parts }, query, now) => {
  const answer = answers[name](query, parts, now);
  if (!answer) return undefined;
  return { head: answer.head, main: renderToString(await answer.page(), { identifierPrefix }) };
};
