/** A result passed on: the link holds the module and the score, and nothing of who took the paper. */
import { courses } from '#data/courses';
import { provider } from '#data/site';
import { cardPath, challengePath } from '#lib/shared/addresses/routes';
import type { ListedPage } from '#lib/shared/pages/listed-pages';
import { sheetOf } from '#lib/shared/papers/paper';

/** Questions in every paper. */
const all = 12;

interface Challenge {
  readonly path: string;
  /** "Can you beat 7 of 12? GST fundamentals". */
  readonly title: string;
  /** The address of its picture. */
  readonly card: string;
}

const dare = (score: number) =>
  score < all ? `Can you beat ${score} of ${all}?` : `All ${all} right. Can you do it too?`;

const cardName = (score: number) => `beat-${score}`;

/** Undefined where there is nothing to beat, or no such paper. */
export function challengeOf(courseNo: number, score: number): Challenge | undefined {
  const course = courses.find((each) => each.courseNo === courseNo);
  if (!course || !sheetOf(courseNo) || !scores.includes(score)) return undefined;
  return {
    path: challengePath(courseNo, score),
    title: `${dare(score)} ${course.title}`,
    card: cardPath(cardName(score)),
  };
}

const scores: readonly number[] = Array.from({ length: all }, (_, index) => index + 1);

/** One picture a score; the module stands in the title beside it. */
export const challengeCards: readonly ListedPage['card'][] = scores.map((score) => ({
  name: cardName(score),
  text: {
    tone: 'foundation',
    kicker: provider.name,
    mark: String(score),
    markFoot: `of ${all}`,
    // The score stands on the label beside it.
    title: score < all ? 'Can you beat it?' : 'Can you do it too?',
    foot: 'Model test paper',
  },
}));
