import { expect, test } from '@jest/globals';
import { changedFiles, touchesStore, wantsEverything } from '#scripts/changed';

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
  'lib/resume/rules/sheet.ts',
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
