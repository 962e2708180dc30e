import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

test('no mail enters the outbox but through its limits', () => {
  const inserts = /insertInto\('outbox'\)|insertRow\([^)]*'outbox'|insert into outbox/;
  const files = globSync('{app,lib,scripts}/**/*.{ts,tsx}');
  expect(files.filter((file) => inserts.test(readFileSync(file, 'utf8')))).toEqual([
    'lib/platform/mail/queries/outbox.ts',
  ]);
});
