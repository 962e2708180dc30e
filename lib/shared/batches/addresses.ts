/** What may stand in the query of the list of batches. */
export const batchFilters = ['what', 'mode', 'language', 'month'] as const;
export type BatchFilter = (typeof batchFilters)[number];
