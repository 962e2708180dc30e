/** A model test paper as it is shown and marked: the order of its answers, and what was right. */
import { createHash } from 'node:crypto';
import { cardPath, challengePath, routes } from '#data/addresses/routes';
import { courses } from '#data/courses';
import { bands, skills } from '#data/module-finder';
import { papers } from '#data/papers';
import { type Answer, type Difficulty, difficulties, type Question } from '#data/papers/paper';
import { provider } from '#data/site';
import { syllabi } from '#data/syllabi';
import { inWords } from '#lib/platform/values/words';
import type { ListedPage } from '#lib/site/rules/listed-pages';

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

/** From so many of twelve right on, a result is something to share; below it, something to read for. */
const passable = 7;

/** Where more was wrong than may be: the first topics to read, by the most questions missed. */
export function readFirst({ correct, questions, toRead }: Marked) {
  if (correct >= passable) return [];
  const missed = (topic: string) =>
    questions.filter((each) => !each.correct && each.topic.topic === topic).length;
  return toRead.toSorted((one, other) => missed(other.topic) - missed(one.topic)).slice(0, 3);
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

/** Questions in every paper. */
const all = 12;

interface Challenge {
  readonly path: string;
  /** "Can you beat 7 of 12? GST fundamentals". */
  readonly title: string;
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

/** One picture a score; the module is in the title beside it. */
export const challengeCards: readonly ListedPage['card'][] = scores.map((score) => ({
  name: cardName(score),
  text: {
    tone: 'foundation',
    kicker: provider.name,
    mark: String(score),
    markFoot: `of ${all}`,
    // The score is on the label beside it.
    title: score < all ? 'Can you beat it?' : 'Can you do it too?',
    foot: 'Model test paper',
  },
}));

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
  const open = answered < all ? ' Questions left blank are marked as not known.' : '';
  return `The other ${inWords(missed)} ${lead} to ${topics} to read. Each question is below with the reason.${open}`;
}

/** From so many of twelve right on: "With help", "On my own", "Can teach it". */
const from = [5, 9, 12] as const;

/** A band for the paper's own skill; the finder asks the others and the goal. */
export function finderFor(courseNo: number, { correct, questions }: Marked): string {
  const at = skills.findIndex(({ modules }) => (modules as readonly number[]).includes(courseNo));
  if (at < 0) return routes.whichModules;
  const share = (correct / questions.length) * 12;
  const band = Math.min(from.filter((least) => share >= least).length, bands.length - 1);
  const answers = skills.map((_, skill) => (skill === at ? band : 0));
  return `${routes.whichModules}?s=${answers.join('')}&change=1`;
}

/**
 * Where the right answer is in each paper, question by question. Drawn by lot, once: no rule leads from one
 * question or paper to the next, and a link or a sheet that somebody has stays true from build to build.
 */
const keys: Readonly<Record<number, string>> = {
  1: 'abcdcbabddbc',
  2: 'bcdbdcadcbad',
  3: 'dbcbcbbcacad',
  4: 'babdcbcadacb',
  5: 'cdcabbdcbbca',
  6: 'adbabccadadb',
  7: 'cdaabbaacdbc',
  8: 'adbacdacaddb',
  9: 'bcdacabdaadd',
  10: 'cabcadcabdad',
  11: 'daccbdccadba',
  12: 'baabdbdbccdc',
  13: 'ababacdbbddc',
  14: 'bbacadadcacd',
  15: 'cbdadaccdbab',
  16: 'aacddcbcdabd',
  17: 'acacddbacbbc',
};
