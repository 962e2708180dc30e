import { isoDayInIndia, timeInIndia } from '#lib/shared/india';

/** `2026-11-20 16:12`, Indian time: sorts, and a spreadsheet reads it. */
export const dayAndTime = (instant: number) => `${isoDayInIndia(instant)} ${timeInIndia(instant)}`;

/** Without what would move a terminal's cursor, or turn the direction of what is read. */
export const plain = (text: string) =>
  text.replaceAll(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, ' ');
