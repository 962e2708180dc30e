/** Whoever edits `data/` reads in one line which file, entry and field is wrong, and what is expected. */
import { expect, test } from '@jest/globals';
import type { Content } from '#scripts/content/lists';
import { contentProblems } from '#scripts/content/problems';
import { awaited } from '#scripts/content/report';
import { hasSchema } from '#scripts/content/schemas';
import { allContent } from '#tests/data/site-map';

type Exports = Record<string, unknown>;
const content: Content = new Map(
  [...allContent()].map(([file, exports]) => [file.replace(/^data\//, ''), exports as Exports]),
);

/** The content with one export of one file changed. */
function changed(file: string, name: string, change: (value: never) => unknown): Content {
  const exports = content.get(file) ?? {};
  const copy = structuredClone(exports[name]);
  return new Map([...content, [file, { ...exports, [name]: change(copy as never) ?? copy }]]);
}

type Entries = Record<string, unknown>[];
const set =
  (at: number, field: string, value: unknown) =>
  (entries: Entries): void => {
    Object.assign(entries[at] ?? {}, { [field]: value });
  };

const article =
  (field: string, value: unknown) =>
  (entries: Entries): void => {
    const at = entries.findIndex(({ id }) => id === 'gst-itc-with-ims');
    set(at, field, value)(entries);
  };

test('everything in data/ is in order', () => {
  expect(contentProblems(content)).toEqual([]);
});

test('every file of data/ has a schema, or is named as words for one page', () => {
  const typesOnly = [...content].filter(([, exports]) => Object.keys(exports).length === 0);
  const files = [...content.keys()].filter((file) => !typesOnly.some(([each]) => each === file));
  expect(files.filter((file) => !hasSchema(file))).toEqual([]);
});

test.each<[string, string, (value: never) => unknown, string]>([
  [
    'courses.ts',
    'courses',
    set(4, 'fees', '9,900'),
    'data/courses.ts: entry "gst-fundamentals": field "fees": is the text "9,900", expected a whole number of rupees, written without comma and sign, such as 9900',
  ],
  [
    'courses.ts',
    'courses',
    set(1, 'id', 'business-book keeping'),
    'data/courses.ts: entry "business-book keeping": field "id": is the text "business-book keeping" and stands there twice, expected one of its own',
  ],
  [
    'courses.ts',
    'courses',
    set(0, 'hours', 21),
    'data/courses.ts: entry "business-book keeping": field "hours": is 21, expected the 20 hours of its syllabus in data/syllabi',
  ],
  [
    'webinars.ts',
    'editions',
    set(0, 'closesAt', '2025-06-22T09:00:00'),
    'data/webinars.ts: entry "ai-2025-06-22": field "closesAt": is the text "2025-06-22T09:00:00", expected an instant with its offset, such as 2026-11-22T18:00:00+05:30',
  ],
  [
    'webinars.ts',
    'editions',
    set(0, 'closesAt', '2025-06-23T09:00:00+05:30'),
    'data/webinars.ts: entry "ai-2025-06-22": field "closesAt": is 2025-06-23T09:00:00+05:30, expected an instant before the edition ends (2025-06-22, 17:00)',
  ],
  [
    'webinars.ts',
    'editions',
    set(0, 'date', '2025-02-30'),
    'data/webinars.ts: entry "ai-2025-06-22": field "date": is the text "2025-02-30", expected a day such as 2026-11-22',
  ],
  [
    'webinars.ts',
    'topics',
    set(7, 'added', undefined),
    'data/webinars.ts: entry "AI for accountants, with care": field "added": is missing, expected a day such as 2026-11-22',
  ],
  [
    'webinars.ts',
    'topics',
    set(0, 'added', '2026-11-22'),
    'data/webinars.ts: entry "Input tax credit with IMS": field "added": is 2025-07-01, expected 2026-11-22 or later: a new topic comes last, with the day it was added',
  ],
  [
    'webinars.ts',
    'datedWebinars',
    set(0, 'date', '31/13/2026'),
    'data/webinars.ts: entry "GSTR-1 and GSTR-3B without mismatch": field "date": is the text "31/13/2026", expected a day such as 22/11/2026',
  ],
  [
    'timeline.ts',
    'timeline',
    set(0, 'date', '1997-13'),
    'data/timeline.ts: entry "1997-13": field "date": is the text "1997-13", expected a month such as 2026-11',
  ],
  [
    'team.ts',
    'team',
    (groups: { members: Entries }[]) => {
      groups[0]?.members.push({ title: 'Founder', name: 'Somebody', image: '/x.webp', images: [] });
    },
    'data/team.ts: entry "Somebody": field "image": is no field of this entry; there are title, name, images, linkedin, sample',
  ],
  [
    'articles.ts',
    'articles',
    article('restsOn', ['gst-imss']),
    'data/articles.ts: entry "gst-itc-with-ims": field "restsOn.0": is "gst-imss", expected the name of an entry in data/law',
  ],
  [
    'articles.ts',
    'articles',
    article('title', '[to write: its title]'),
    'data/articles.ts: entry "gst-itc-with-ims": field "title": holds "[to write: its title]", expected words and figures',
  ],
  [
    'home.ts',
    'features',
    set(2, 'text', 'Bootcamps at ₹NaN an hour'),
    'data/home.ts: entry "Coaching": field "text": holds "NaN", expected words and figures',
  ],
  [
    'law.ts',
    'law',
    (law: Record<string, Exports>) => {
      Object.assign(law['gst-rates'] ?? {}, { checkedOn: '22 November 2026' });
    },
    'data/law.ts: entry "Rate structure": field "checkedOn": is the text "22 November 2026", expected a day such as 2026-11-22',
  ],
])('%s, %s', (file, name, change, line) => {
  expect(contentProblems(changed(file, name, change))).toContain(line);
});

test('an article that no list names is a page that never appears', () => {
  const [first] = (content.get('articles.ts')?.articles ?? []) as Entries;
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
