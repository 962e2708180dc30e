/** Each of these would open a hole that no other test would see before it is used. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const sources = globSync(['{app,components,lib}/**/*.{ts,tsx}', 'server.ts', 'instrumentation.ts'])
  .sort()
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    // A comment may speak of anything.
    return { file, code: text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') };
  });

const holding = (pattern: RegExp, files = sources) =>
  files.filter(({ code }) => pattern.test(code)).map(({ file }) => file);

test('text is never run as code', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(holding(/\beval\(|\bnew Function\(|\bvm\.|from 'node:vm'/)).toEqual([]);
});

test('markup is made of our own Markdown and our own constants alone', () => {
  expect(
    holding(
      /dangerouslySetInnerHTML|\.innerHTML\b|\.outerHTML\b|insertAdjacentHTML|document\.write/,
    ),
  ).toEqual([
    'components/ui/prose.tsx',
    'lib/browser/inline-script/count-down.ts',
    'lib/staff/browser.ts',
  ]);
});

test('no shell reads what somebody typed: programs are started at three places, with lists of arguments', () => {
  const children = holding(/child_process/);
  expect(children).toEqual([
    'lib/platform/backup/restic.ts',
    'lib/platform/db/postgres/tools.ts',
    'lib/platform/http/listen/process.ts',
  ]);
  const started = sources.filter(({ file }) => children.includes(file));
  expect(holding(/\bexec(?:Sync)?\(|shell: /, started)).toEqual([]);
});

test('nothing secret comes from a source that can be guessed, nor hashed by what is broken', () => {
  // How long to wait before trying again.
  expect(holding(/Math\.random/)).toEqual([
    'lib/platform/db/sqlite/sqlite-dialect.ts',
    'lib/platform/db/sqlite/sqlite.ts',
    'lib/platform/mail/outbox/deliver.ts',
    'lib/platform/webhooks/gateway.ts',
  ]);
  // MD5 is what the format of a locked PDF asks for.
  expect(holding(/createHash\('(?!sha(?:256|384|512)')|createHmac\('(?!sha256')/)).toEqual([]);
  expect(holding(/createCipheriv\('(?!aes-256-gcm')|createDecipheriv\('(?!aes-256-gcm')/)).toEqual(
    [],
  );
});

test('the server fetches no address that a visitor gave: one call, to the address that the operator set', () => {
  const server = sources.filter(
    ({ file }) => !/^components\/|^lib\/browser\/|\/browser[/.]/.test(file),
  );
  // Mail, payment provider, database and virus scanner are reached by clients that are opened with a setting.
  expect(holding(/(?<![.\w])fetch\(|\bhttps?\.(?:request|get)\(/, server)).toEqual([
    'lib/platform/webhooks/gateway.ts',
  ]);
});
