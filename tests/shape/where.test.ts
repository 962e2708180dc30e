import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

const contract = inOneLine(readFileSync('docs/contract.md', 'utf8'));
const rows = readFileSync('docs/where.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, sentence, file] = /^\| (.+) \| `([^`]+)` \|$/.exec(line) ?? [];
    return sentence && file ? [{ sentence, file }] : [];
  });

test('thirty sentences have the file that implements them', () => {
  expect(rows).toHaveLength(30);
  expect(rows.map(({ file }) => file).filter((file) => !existsSync(file))).toEqual([]);
});

test('the contract has each of them that is not from the specification', () => {
  const own = rows.filter(({ sentence }) => !sentence.endsWith(' (specification)'));
  expect(own.length).toBeGreaterThanOrEqual(20);
  expect(own.filter(({ sentence }) => !contract.includes(sentence))).toEqual([]);
});
