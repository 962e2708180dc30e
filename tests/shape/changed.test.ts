import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  changedFiles,
  firefox,
  metBy,
  partsFor,
  placesMatching,
  touchesStore,
  wantsEverything,
} from '#scripts/changed';

test.each([
  'lib/payments/schema.ts',
  'lib/payments/http/verify.ts',
  'lib/enquiries/forms/contact.ts',
  'app/api/search/route.ts',
  'app/desk/render-desk-page.ts',
  'app/shortlist/pages.ts',
  'app/(site)/quotation/page.tsx',
  'components/catalogue/quotation/quotation-sheet.tsx',
  'lib/catalogue/rules/cart.ts',
  'components/applications/wizard/wizard.tsx',
  'components/forms/field.tsx',
  'lib/resume/rules/sections.ts',
  'lib/applications/browser/submit.ts',
  'scripts/restore.ts',
  'deploy/switch-release',
  'Containerfile',
  'server.ts',
  'package-lock.json',
  'tests/hosts/run.ts',
  'tests/parts/calendars.ts',
  'docs/alerts.yml',
  'tests/payments/queries/payment-kill.long.test.ts',
])('a change of %s asks for the long tests', (file) => {
  expect(wantsEverything(['data/faqs.ts', file])).toBe(true);
});

test.each(['data/faqs.ts', 'components/ui/dialog.tsx', 'README.md', 'data/addresses/routes.ts'])(
  'a change of %s alone does not',
  (file) => {
    expect(wantsEverything([file])).toBe(false);
  },
);

test('PostgreSQL is asked by the quick check where a statement of the store was changed', () => {
  expect(touchesStore(['data/faqs.ts', 'lib/enquiries/queries/lists.ts'])).toBe(true);
  expect(touchesStore(['package-lock.json'])).toBe(true);
  expect(touchesStore(['lib/desk/views/list.ts', 'README.md'])).toBe(false);
});

test('what cannot be determined is tested as if everything had changed', () => {
  expect(changedFiles({ ...process.env, CI_BASE: 'no-such-commit' })).toBeUndefined();
  expect(wantsEverything(undefined)).toBe(true);
  expect(touchesStore(undefined)).toBe(true);
});

/** By Node itself: packages of theirs are modules that jest does not read. */
const listing = `import { lanes } from '#tests/parts/lanes';
  console.log(JSON.stringify(lanes.flat().map(({ name }) => name)));
  process.exit();`;
const names: readonly string[] = JSON.parse(
  execFileSync('node_modules/.bin/node', ['--input-type=module', '-e', listing], {
    encoding: 'utf8',
  }),
);

test.each([
  ['lib/payments/mails.ts', 'mail spamassassin'],
  ['lib/desk/mails/digest.ts', 'mail spamassassin'],
  ['lib/payments/queries/refunds.ts', 'failover pgbouncer'],
  ['lib/platform/db/postgres/postgres.ts', 'failover pgbouncer'],
  ['lib/tables/migrations.ts', 'failover pgbouncer'],
  ['lib/platform/http/limits/network.ts', 'apache caddy haproxy nginx'],
  ['docs/nginx.conf', 'apache caddy haproxy nginx'],
  ['lib/platform/calendar/calendar.ts', 'calendars'],
  ['lib/platform/files/scanning.ts', 'clamav producers'],
  ['lib/certificates/views.ts', 'documents firefox firefox-esr links webkit'],
  ['docs/alerts.yml', 'prometheus'],
  ['components/applications/wizard/wizard.tsx', 'firefox firefox-esr links lynx w3m webkit'],
  ['lib/applications/browser/submit.ts', 'firefox firefox-esr links webkit'],
  ['lib/enquiries/forms/contact.ts', 'firefox-esr lynx w3m webkit'],
  ['tests/parts/clamav.ts', 'clamav'],
  ['tests/journeys/firefox/input-replay.journey.ts', 'firefox'],
  ['tests/hosts/run.ts', ''],
  ['tests/payments/queries/payment-kill.long.test.ts', ''],
  ['README.md', ''],
])('after a change of %s these are met: %s', (file, parts) => {
  expect(partsFor([file])?.toSorted().join(' ')).toBe(parts);
});

test('all are met where nobody can tell, and where a file that asks for the long tests is in no row', () => {
  expect(partsFor(undefined)).toBeUndefined();
  for (const file of [
    'package-lock.json',
    'tests/parts/run.ts',
    'tests/hosts/visitor.ts',
    'scripts/test.ts',
    '.ci/run',
  ])
    expect(partsFor(['docs/alerts.yml', file])).toBeUndefined();
});

test('every name in the table is met by somebody, and every part is in the table', () => {
  const named = new Set(metBy.flatMap(([, parts]) => (parts === 'all' ? [] : parts)));
  expect([...named].toSorted()).toEqual([...names, firefox].toSorted());
});

test('every place in the table is that of a file', () => {
  // A copy of the project has no history to ask.
  const files = readdirSync('.').flatMap((name) => {
    if (/^(?:node_modules|var|\.git|\.next.*)$/.test(name)) return [];
    if (!statSync(name).isDirectory()) return [name];
    return readdirSync(name, { recursive: true }).map((file) => join(name, String(file)));
  });
  const places = metBy.flatMap(([each]) => each);
  expect(placesMatching(files)).toEqual(places);
});

describe('on the main branch itself', () => {
  let folder = '';
  const git = (day: string, ...words: string[]) =>
    execFileSync('git', words, {
      cwd: folder,
      env: {
        ...process.env,
        GIT_AUTHOR_NAME: 'Meena',
        GIT_AUTHOR_EMAIL: 'meena@example.com',
        GIT_COMMITTER_NAME: 'Meena',
        GIT_COMMITTER_EMAIL: 'meena@example.com',
        GIT_AUTHOR_DATE: `${day}Z`,
        GIT_COMMITTER_DATE: `${day}Z`,
      },
    });
  const commit = (day: string, file: string) => {
    writeFileSync(join(folder, file), day);
    git(day, 'add', file);
    git(day, 'commit', '--quiet', '-m', file);
  };
  const changed = () => changedFiles({ ...process.env, CI_BASE: '' }, folder);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hoa-changed-'));
    git('2026-03-01T09:00:00', 'init', '--quiet', '--initial-branch=main');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('what came within a day before the last commit is judged together, however many commits it is', () => {
    commit('2026-03-01T09:00:00', 'server.ts');
    commit('2026-03-04T22:00:00', 'first.ts');
    commit('2026-03-05T08:00:00', 'second.ts');
    commit('2026-03-05T21:59:00', 'third.ts');
    expect(changed()).toEqual(['first.ts', 'second.ts', 'third.ts']);
    commit('2026-03-07T10:00:00', 'README.md');
    expect(changed()).toEqual(['README.md']);
  });

  test('of a merge it is all that the merge brought, however old', () => {
    commit('2026-03-01T09:00:00', 'server.ts');
    git('2026-03-01T10:00:00', 'switch', '--quiet', '-c', 'work');
    commit('2026-03-02T09:00:00', 'first.ts');
    git('2026-03-05T10:00:00', 'switch', '--quiet', 'main');
    git('2026-03-05T10:00:00', 'merge', '--quiet', '--no-ff', '-m', 'Merge', 'work');
    expect(changed()).toEqual(['first.ts']);
  });

  test('a clone that knows less than a day cannot tell', () => {
    commit('2026-03-05T09:00:00', 'server.ts');
    commit('2026-03-05T10:00:00', 'first.ts');
    expect(changed()).toBeUndefined();
  });
});
