import { builtPages } from '#scripts/pages';

/** The 51 syllabus pages are one template: one of each type stands for the rest. */
export const sampledPages = (await builtPages()).filter(
  (path) => !/\/course\/(?!4$)\d+$/.test(path),
);
