import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { browserStorage } from '#data/browser-storage';
import { privacy } from '#data/policies/privacy';
import { filesIn } from '#tests/data/site-map';

const sources = ['app', 'components', 'lib']
  .flatMap(filesIn)
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Each place and how the code writes to it; a name is a literal or a constant. */
const writes = [
  { place: 'local storage', call: /\bstorage\.set\(\s*([\w']+),(?!\s*null)/g },
  // Where a button names what it dismisses.
  { place: 'local storage', call: /\bdata-key=("\w+")/g },
  { place: 'session storage', call: /\bsessionMarks\.set\(\s*([\w']+)/g },
  { place: 'IndexedDB', call: /\bindexedDB\.open\(\s*([\w']+)/g },
  { place: 'cookie', call: /writeHostCookie\(\s*\{\s*name: (\w+),/g },
];

/** Undefined for a `key` that only passes through: that of a `data-key`, which is found where it is set. */
function nameOf(argument: string, text: string): string | undefined {
  const literal = /^['"](.+)['"]$/.exec(argument)?.[1];
  if (literal) return literal;
  const constant = new RegExp(`const ${argument} = '([^']+)'`);
  const imported = new RegExp(`import \\{[^}]*\\b${argument}\\b[^}]*\\} from '#([^']+)'`).exec(
    text,
  );
  const home = imported ? readFileSync(`${imported[1]}.ts`, 'utf8') : text;
  const name = constant.exec(home)?.[1];
  if (!name && argument !== 'key') throw new Error(`what is stored as ${argument}?`);
  return name;
}

const written = sources.flatMap(({ text }) =>
  writes.flatMap(({ place, call }) =>
    [...text.matchAll(call)].flatMap(([, argument = '']) => {
      const name = nameOf(argument, text);
      return name ? [`${name} (${place})`] : [];
    }),
  ),
);

test('the privacy policy lists all that is written into a browser, and nothing else', () => {
  const listed = browserStorage.map(({ name, place }) => `${name} (${place})`);
  expect([...new Set(written)].sort()).toEqual(listed.sort());
  for (const entry of listed) expect(privacy.body).toContain(`| ${entry} |`);
});

test('nothing is stored past these doors', () => {
  const doors: readonly [RegExp, readonly string[]][] = [
    [/\blocalStorage\b/, ['lib/platform/browser/storage.ts']],
    [/\bsessionStorage\b/, ['lib/platform/browser/storage.ts']],
    [/\bindexedDB\b/, ['lib/applications/browser/draft.ts']],
    [/document\.cookie|cookieStore|\bcookies\(\)\.set/, []],
    // Those of the desk are for staff, and no visitor's.
    [/'set-cookie'/i, ['lib/platform/http/intake/reply.ts', 'lib/staff/http/access.ts']],
  ];
  for (const [pattern, files] of doors) {
    const found = sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
    expect(found.sort()).toEqual(files);
  }
});
