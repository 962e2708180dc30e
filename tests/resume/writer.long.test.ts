import { expect, test } from '@jest/globals';
import { openFaces } from '#lib/resume/files/faces';
import { layOut } from '#lib/resume/files/pages';
import { readResume } from '#lib/resume/rules/read';
import { sheetOf } from '#lib/resume/rules/sections';

test.each([
  ['Telugu', 'కఖగఘచఛజటడణతథదధనపఫబభమయరలవశషసహ', '్'],
  ['Devanagari', 'कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसह', '्'],
  ['Latin', 'abcdefghijklmnopqrstuvwxyz', ''],
])(
  'a body full of words without an end is measured in no more than a few seconds: %s',
  (_, all, joint) => {
    const letters = Array.from(all);
    const word = (at: number) =>
      Array.from({ length: 400 }, (_, place) =>
        (at * 31 + place * place * 7) % 3 === 0 && joint !== ''
          ? joint
          : letters[(at * 17 + place * (place + at)) % letters.length],
      ).join('');
    const work = Array.from({ length: 12 }, (_, at) => ({
      name: `Firm ${at}`,
      highlights: Array.from({ length: 4 }, (_, line) => word(at * 4 + line)),
    }));
    const read = readResume({ basics: { name: 'A' }, work });
    if ('errors' in read) throw new Error('refused');
    const before = process.cpuUsage();
    expect(layOut(sheetOf(read.ok, 0), openFaces()).length).toBeGreaterThan(2);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(6_000);
  },
);
