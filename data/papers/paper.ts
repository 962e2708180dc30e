/**
 * How a model test paper is written. Every sum in it is an equation that a test recomputes: "₹50,000 × 18% = ₹9,000".
 * Wrong answers are slips that people make, as long and as plain as the right one, and wrong for a reason that is certain.
 */
export const difficulties = ['basic', 'working', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

export interface Answer {
  readonly text: string;
  readonly why: string;
}

export interface Question {
  readonly difficulty: Difficulty;
  /** Words that are in exactly one topic of the module's syllabus. */
  readonly topic: string;
  readonly ask: string;
  /** The right one first; the paper shows them in another order. */
  readonly answers: readonly [Answer, Answer, Answer, Answer];
}

/** Twelve questions, easy ones first. */
export type Paper = readonly Question[];

type Written = readonly [text: string, why: string];

const answer = ([text, why]: Written): Answer => ({ text, why });

/** A question with its right answer first. */
const question =
  (difficulty: Difficulty) =>
  (
    topic: string,
    ask: string,
    right: Written,
    wrong1: Written,
    wrong2: Written,
    wrong3: Written,
  ): Question => ({
    difficulty,
    topic,
    ask,
    answers: [answer(right), answer(wrong1), answer(wrong2), answer(wrong3)],
  });

export const basic = question('basic');
export const working = question('working');
export const advanced = question('advanced');
