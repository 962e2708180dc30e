/** The pages and routes that are under `app`, and every content module, read from the disk. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { enrollmentTypes } from '#data/addresses/routes';
import { policies } from '#data/policies';

export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));

/** The first part of an address that no folder spells. */
const named = [...enrollmentTypes, ...policies.map(({ slug }) => slug)].join('|');

const addresses = filesIn('app').flatMap((file) => {
  const [, folder = ''] = /^app\/?(.*?)\/?(?:page\.tsx|route\.tsx?)$/.exec(file) ?? [];
  return /(page\.tsx|route\.tsx?)$/.test(file) ? [addressOf(folder)] : [];
});

/** A group like `(site)` is no part of the address; `[kind]` stands for any one word. */
function addressOf(folder: string): RegExp {
  const path = folder
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('('))
    .map((part) => `/${partOf(part)}`)
    .join('');
  return new RegExp(`^${path || '/'}$`);
}

function partOf(part: string): string {
  if (part === '[named]') return `(?:${named})`;
  return part.startsWith('[') ? '[^/]+' : part.replaceAll('.', '\\.');
}

export const leadsSomewhere = (path: string) => addresses.some((address) => address.test(path));

const source = ['app', 'components', 'data']
  .flatMap(filesIn)
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Whether an element or a heading somewhere carries this anchor. */
export const isAnchor = (anchor: string) =>
  new RegExp(`\\b(?:id|anchor)(?:=|: |=\\{)["'\`]${anchor}["'\`]|\\{#${anchor}\\}`).test(source);

export function allContent(): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const files = filesIn('data').filter((file) => file.endsWith('.ts'));
  return new Map(files.map((file) => [file, jest.requireActual(join(process.cwd(), file))]));
}

/** Every string inside, with the name of the field it is in. */
export function textsIn(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    textsIn(one, Array.isArray(value) ? field : key),
  );
}
