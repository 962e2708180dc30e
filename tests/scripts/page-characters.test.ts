import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { pageCharacters, pageWords } from '#scripts/page-words';

test.each(['ta', 'te'] as const)(
  'the letters of /job-hunt are cut to its words: %s',
  (language) => {
    const cut = readFileSync(`${pageCharacters(language)}.txt`, 'utf8').split('\n');
    // Said otherwise? `node scripts/fonts.ts` cuts again.
    expect(pageWords(language).filter((word) => !cut.includes(word))).toEqual([]);
  },
);
