/** A wrong setting is answered in words, with a right value. */
import { expect, test } from '@jest/globals';
import { schema } from '#lib/platform/config/env-schema';
import { problemsOf } from '#tests/platform/config/public-settings';

test.each(Object.keys(schema.shape))('%s, when it is wrong, is shown in words', (name) => {
  for (const wrong of [' ', '?', 'http://', '-1', '1.5', 'ten', '@,']) {
    for (const line of problemsOf({ [name]: wrong })) {
      expect(line).not.toMatch(/Invalid|received|NaN|expected|Too (?:small|big|short)/);
    }
  }
});

test.each([
  ['PORT', 'ten', 'PORT: must be a whole number from 0 to 65535, such as 3000'],
  ['TRUST_PROXY', '-1', 'TRUST_PROXY: must be a whole number of proxies in front, 0 or more'],
  ['CHAT_URL', 'chat', 'CHAT_URL: must be a whole address, such as https://example.com/page'],
  [
    'RATE_LIMIT',
    'none',
    'RATE_LIMIT: must be a whole number of posts in ten minutes, 1 or more, or off',
  ],
])('%s=%s is reported with the form that it has', (name, wrong, line) => {
  expect(problemsOf({ [name]: wrong })).toEqual([line]);
});

test('DATABASE_URL is reported with an example, and how a password is written in it', () => {
  expect(problemsOf({ DATABASE_URL: 'mysql://h/db' })).toEqual([
    expect.stringMatching(/^DATABASE_URL: .*postgres:\/\/user:password@.*%40.*unset for SQLite$/),
  ]);
});
