const istOffset = 5.5 * 60 * 60 * 1000;

/** `2026-11-20 16:12`, Indian time: sorts, and a spreadsheet reads it. */
export const timeInIndia = (instant: number) =>
  new Date(instant + istOffset).toISOString().slice(0, 16).replace('T', ' ');

/** Without what would move a terminal's cursor, or turn the direction of what is read. */
export const plain = (text: string) =>
  text.replaceAll(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, ' ');

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;
