/** A model test paper as it is shown and marked: the order of its answers, and what was right. */
import { courses } from '#data/courses';
import { papers } from '#data/papers';
import { type Answer, type Difficulty, difficulties, type Question } from '#data/papers/paper';
import { syllabi } from '#data/syllabi';

export const letters = ['a', 'b', 'c', 'd'] as const;
type Letter = (typeof letters)[number];

interface ShownAnswer extends Answer {
  readonly letter: Letter;
  readonly right: boolean;
}

export interface ShownQuestion {
  /** The name of its radio group: q1 to q12. */
  readonly name: string;
  readonly difficulty: Difficulty;
  readonly ask: string;
  readonly topic: { readonly topic: string; readonly hours: number };
  readonly answers: readonly ShownAnswer[];
}

/** The questions of a module's paper; undefined for a number that is no module. */
export function sheetOf(courseNo: number): readonly ShownQuestion[] | undefined {
  return papers[courseNo]?.map((question, index) => shown(courseNo, question, index));
}

function shown(courseNo: number, question: Question, index: number): ShownQuestion {
  const topic = syllabi[courseNo]?.syllabus.find((each) => each.topic.includes(question.topic));
  if (!topic) throw new Error(`paper ${courseNo}: no topic holds "${question.topic}"`);
  return {
    name: `q${index + 1}`,
    difficulty: question.difficulty,
    ask: question.ask,
    topic,
    answers: inOrder(question.answers, courseNo * 12 + index).map((answer, at) => ({
      ...answer,
      letter: letters[at] ?? 'a',
      right: answer === question.answers[0],
    })),
  };
}

/** One of the 24 orders of four, the same each time: the place of the right answer tells nothing. */
function inOrder(answers: readonly Answer[], seed: number): readonly Answer[] {
  const rest = [...answers];
  // 7 and 24 have no common divisor, so neighbours differ and all orders are used.
  let order = (seed * 7) % 24;
  return answers.map((_, done) => {
    const left = answers.length - done;
    const [taken] = rest.splice(order % left, 1);
    order = Math.floor(order / left);
    return taken as Answer;
  });
}

export interface MarkedQuestion extends ShownQuestion {
  readonly chosen?: ShownAnswer | undefined;
  readonly correct: boolean;
}

export interface Marked {
  readonly questions: readonly MarkedQuestion[];
  readonly answered: number;
  readonly correct: number;
  readonly byDifficulty: Readonly<Record<Difficulty, { correct: number; of: number }>>;
  /** Topics whose questions were all right, and those with one that was not. */
  readonly sure: readonly string[];
  readonly toRead: readonly { readonly topic: string; readonly hours: number }[];
}

/** Marks a sheet; `given` holds a letter by the name of the question, anything else is no answer. */
export function mark(
  sheet: readonly ShownQuestion[],
  given: Readonly<Record<string, unknown>>,
): Marked {
  const questions = sheet.map((question): MarkedQuestion => {
    const chosen = question.answers.find(({ letter }) => letter === given[question.name]);
    return { ...question, chosen, correct: chosen?.right ?? false };
  });
  const missed = new Set(questions.filter(({ correct }) => !correct).map(({ topic }) => topic));
  const topics = [...new Set(questions.map(({ topic }) => topic))];
  return {
    questions,
    answered: questions.filter(({ chosen }) => chosen).length,
    correct: questions.filter(({ correct }) => correct).length,
    byDifficulty: Object.fromEntries(
      difficulties.map((difficulty) => {
        const of = questions.filter((question) => question.difficulty === difficulty);
        return [difficulty, { correct: of.filter(({ correct }) => correct).length, of: of.length }];
      }),
    ) as Marked['byDifficulty'],
    sure: topics.filter((topic) => !missed.has(topic)).map(({ topic }) => topic),
    toRead: topics.filter((topic) => missed.has(topic)),
  };
}

/** The modules that have a paper, in the order of the catalogue. */
export const coursesWithPaper = courses.filter(({ courseNo }) => papers[courseNo]);
