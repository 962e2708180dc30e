import type { Course } from '#data/courses';

/** The cover of a module as small as a line of text: its number on paper, its level in the cloth. */
export function MiniCover({ course: { courseNo, level } }: { course: Course }) {
  return <span className={`mini-cover ${level}`}>{courseNo}</span>;
}
