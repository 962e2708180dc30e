/** Whoever edits `data/` reads in one line which file, entry and field is wrong, and what is expected. */
import { expect, test } from '@jest/globals';
import type { Content } from '#scripts/content/lists';
import { contentProblems } from '#scripts/content/problems';
import { awaited } from '#scripts/content/report';
import { hasSchema } from '#scripts/content/schemas';
import { allContent } from '#tests/data/site-map';
import { wrongEntries } from '#tests/data/wrong-entries';

type Exports = Record<string, unknown>;
const content: Content = new Map(
  [...allContent()].map(([file, exports]) => [file.replace(/^data\//, ''), exports as Exports]),
);

function changed(file: string, name: string, change: (value: never) => unknown): Content {
  const exports = content.get(file) ?? {};
  const copy = structuredClone(exports[name]);
  return new Map([...content, [file, { ...exports, [name]: change(copy as never) ?? copy }]]);
}

test('everything in data/ is in order', () => {
  expect(contentProblems(content)).toEqual([]);
});

test('every file of data/ has a schema, or is named as words for one page', () => {
  const typesOnly = [...content].filter(([, exports]) => Object.keys(exports).length === 0);
  const files = [...content.keys()].filter((file) => !typesOnly.some(([each]) => each === file));
  expect(files.filter((file) => !hasSchema(file))).toEqual([]);
});

test.each(wrongEntries)('%s, %s', (file, name, change, line) => {
  expect(contentProblems(changed(file, name, change))).toContain(line);
});

test('what is wrong in three ways and places is reported at once, and what follows from it is not', () => {
  const twice = changed('courses.ts', 'courses', (courses: Exports[]) => {
    Object.assign(courses[4] ?? {}, { fees: '9,900' });
    Object.assign(courses[0] ?? {}, { hours: 21 });
  });
  const broken = 'data/team.ts, line 3: cannot be read: Unexpected token';
  const failing = 'data/faqs.ts, line 40: cannot be read: fees.toFixed is not a function';
  const lines = contentProblems(twice, { failing: [failing] });
  expect(lines).toHaveLength(1);
  expect(contentProblems(twice)).toEqual([
    expect.stringContaining('"gst-fundamentals": field "fees": is the text "9,900"'),
    expect.stringContaining('"business-book keeping": field "hours": is 21'),
  ]);
  expect(contentProblems(twice, { broken: [broken], failing: [failing] })).toEqual([
    broken,
    expect.stringContaining('field "fees"'),
  ]);
  expect(contentProblems(content, { failing: [failing] })).toEqual([failing]);
});

test('an article that no list names is a page that never appears', () => {
  const [first] = (content.get('articles.ts')?.articles ?? []) as Exports[];
  const more = new Map([...content, ['articles/new.ts', { fresh: { ...first, id: 'new' } }]]);
  expect(contentProblems(more)).toEqual([
    'data/articles/new.ts: entry "new": field "id": is "new", expected to be listed in data/articles.ts',
  ]);
});

test('who keeps the content reads which holidays are not known yet', () => {
  expect(awaited([{ year: 2026 }, { year: 2027, awaits: 'the days of the moon' }])).toEqual([
    '2027: the days of the moon',
  ]);
});
