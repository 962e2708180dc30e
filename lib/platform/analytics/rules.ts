/** What names beyond the first hundred of a day are counted under. */
export const otherName = 'other';
