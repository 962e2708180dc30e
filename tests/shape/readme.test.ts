import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const readme = readFileSync('README.md', 'utf8');
const map = /## Rooms\n\n```text\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';

test('the map of rooms names every room of lib', () => {
  const rooms = readdirSync('lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(`lib/${entry.name}`).length > 0)
    .map(({ name }) => name);
  expect(rooms.filter((room) => !new RegExp(`\\b${room}\\b`).test(map))).toEqual([]);
});

test('every file that the README names is there', () => {
  const named = readme.matchAll(
    /`((?:lib|docs|tests|scripts|data|components|app)\/[\w./-]+\.\w+)`/g,
  );
  const missing = [...named]
    .map(([, file = '']) => file)
    .filter((file) => !/[A-Z]{4}/.test(file) && !existsSync(file));
  expect(missing).toEqual([]);
});
