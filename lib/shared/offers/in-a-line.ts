/** Entries of a list as parts of a sentence: "licences of Tally, Excel and other software" keeps its names. */
export const inALine = (entries: readonly string[]): string =>
  entries.map((entry) => `${entry.slice(0, 1).toLowerCase()}${entry.slice(1)}`).join('; ');
