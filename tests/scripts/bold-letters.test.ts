import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { create, type Font } from 'fontkit';

/** Heights of the contours of a letter in em, from the lowest to the highest. */
function contoursOf(face: Font, letter: string) {
  const contours: number[][] = [];
  for (const { command, args } of face.glyphForCodePoint(letter.charCodeAt(0)).path.commands) {
    if (command === 'moveTo') contours.push([]);
    contours.at(-1)?.push(...args.filter((_, n) => n % 2 === 1));
  }
  return contours
    .map((heights) => ({
      from: Math.min(...heights) / face.unitsPerEm,
      to: Math.max(...heights) / face.unitsPerEm,
    }))
    .sort((one, other) => one.from - other.from);
}

test.each(['i', 'j'])(
  'the dot of a bold %s is one pixel clear of its stem at 14 pixels, so that "Mobile" is not read as "Moblle"',
  async (letter) => {
    const face = create(await readFile('app/fonts/anek-bold.woff2')) as Font;
    const contours = contoursOf(face, letter);
    const dot = contours.at(-1);
    const stem = Math.max(...contours.slice(0, -1).map(({ to }) => to));
    expect(contours.length).toBeGreaterThan(1);
    expect(((dot?.from ?? 0) - stem) * 14).toBeGreaterThanOrEqual(1);
  },
);
