/** A model test paper as it is shown and marked: the order of its answers, and what was right. */
import { createHash } from 'node:crypto';
import { courses } from '#data/courses';
import { papers } from '#data/papers';
import { type Answer, type Difficulty, difficulties, type Question } from '#data/papers/paper';
import { syllabi } from '#data/syllabi';
import { keys } from '#lib/shared/papers/keys';

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
    answers: inOrder(question.answers, courseNo, index).map((answer, at) => ({
      ...answer,
      letter: letters[at] ?? 'a',
      right: answer === question.answers[0],
    })),
  };
}

/** The right answer at its place in the paper's key, the others in an order that is the same each time. */
function inOrder(
  [right, ...wrong]: Question['answers'],
  courseNo: number,
  index: number,
): readonly Answer[] {
  const place = (letters as readonly string[]).indexOf(keys[courseNo]?.[index] ?? '');
  if (place < 0) throw new Error(`paper ${courseNo}: no place for the answer to ${index + 1}`);
  const lot = (at: number) =>
    createHash('sha256').update(`${courseNo}.${index}.${at}`).digest('hex');
  const others = wrong
    .map((answer, at) => ({ answer, lot: lot(at) }))
    .sort((one, other) => (one.lot < other.lot ? -1 : 1))
    .map(({ answer }) => answer);
  return others.toSpliced(place, 0, right);
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
