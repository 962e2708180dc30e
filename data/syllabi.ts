import type { Syllabus } from '#data/courses';
import { final } from '#data/syllabi/final';
import { foundation } from '#data/syllabi/foundation';
import { intermediate } from '#data/syllabi/intermediate';

export const syllabi: Readonly<Record<number, Syllabus>> = {
  ...foundation,
  ...intermediate,
  ...final,
};

/** ISO date of the last change to a syllabus or to the catalogue. */
export const syllabiUpdated = '2026-11-29';
