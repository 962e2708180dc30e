/** The public addresses of batches, and what may stand in their queries. */
import { routes } from '#lib/shared/addresses/routes';

/** Of the list, by GET. */
export const batchFilters = ['what', 'mode', 'language', 'month'] as const;
export type BatchFilter = (typeof batchFilters)[number];

const one = /^\/batches\/[0-9a-z]{1,20}$/;

/** The list, or one batch: what a visitor reads as a page. */
export const isBatchPage = (path: string): boolean => path === routes.batches || one.test(path);
