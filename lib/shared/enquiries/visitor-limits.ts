/** The longest note of a visitor, in characters. */
export const longestNote = 500;
