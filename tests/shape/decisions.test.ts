import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const folder = 'docs/decisions';
const decisions = readdirSync(folder)
  .filter((file) => /^\d{3}-/.test(file))
  .sort()
  .map((file) => {
    const [title = '', ...body] = readFileSync(`${folder}/${file}`, 'utf8').split('\n');
    return {
      file,
      title: title.replace('# ', ''),
      lines: body.filter((line) => line !== '').length,
    };
  });

test('a decision is fifteen lines at most', () => {
  expect(decisions.filter(({ lines }) => lines > 15)).toEqual([]);
});

test('the index has each decision once, by its number and its title', () => {
  const index = readFileSync(`${folder}/README.md`, 'utf8').replaceAll('\n  ', ' ');
  expect(index.split('\n').filter((line) => line.startsWith('- '))).toEqual(
    decisions.map(({ file, title }) => `- [${file.slice(0, 3)}](${file}) ${title}`),
  );
});

test('a number is in the name of the file, not in the title', () => {
  expect(decisions.filter(({ title }) => /^\d/.test(title))).toEqual([]);
});
