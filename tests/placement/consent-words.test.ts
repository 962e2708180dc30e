import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { wordsVersion } from '#lib/placement/words/mails';

/** A candidate agrees to the quoted words below the version. */
const digest = () => {
  const source = readFileSync('lib/placement/words/mails.ts', 'utf8');
  const [, below = ''] = source.split(/wordsVersion = .*\n/);
  const quoted = below.match(/'[^'\n]*'|`[^`]*`/g)?.join('\n') ?? '';
  return createHash('sha256').update(quoted).digest('hex').slice(0, 12);
};

test('whoever changes a sentence of the consent raises its version', () => {
  expect([wordsVersion, digest()]).toEqual(['2026-11-30', '416b2fb3a401']);
});
