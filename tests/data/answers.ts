import { courses, type Level } from '#data/courses';
import { faqs } from '#data/faqs';

export function answerTo(start: string): string {
  const faq = faqs.find(({ question }) => question.startsWith(start));
  if (!faq) throw new Error(`nobody asks ${start}`);
  return faq.answer;
}

export const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

export const inWords = (count: number) => numberWords[count] ?? String(count);

/** `a, b and c` */
export const listed = (words: readonly string[], last = 'and') =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(` ${last} `);

export const modulesOf = (level: Level) => courses.filter((course) => course.level === level);

export const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
