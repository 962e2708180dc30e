/** What a marked paper says of itself, above the questions: no more than the answers show. */

import type { Marked } from '#lib/shared/papers/paper';
import { inWords } from '#lib/shared/words';

export function verdictOf({ correct, answered, questions, toRead }: Marked): string {
  const all = questions.length;
  if (answered === 0) {
    return 'No answer was ticked. Every question is explained below; try the paper again afterwards.';
  }
  if (correct === 0) {
    return 'No answer was right this time. Read the reasons below, then the topics, and take the paper again in a few days.';
  }
  if (correct === all) {
    return `All ${inWords(all)} are right. The reasons below say why the other answers are not.`;
  }
  const missed = all - correct;
  const lead = missed === 1 ? 'leads' : 'lead';
  const topics = toRead.length === 1 ? 'one topic' : `${inWords(toRead.length)} topics`;
  const open = answered < all ? ' Questions you left open are marked as not known.' : '';
  return `The other ${inWords(missed)} ${lead} to ${topics} to read. Each question is below with the reason.${open}`;
}
