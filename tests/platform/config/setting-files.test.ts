import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { envWarnings, readEnv } from '#lib/platform/config/env';
import { problemsOf } from '#tests/platform/config/public-settings';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hoa-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const url = 'smtps://site:secret@mail.hoa.example';

test('a setting may be in a file that its name with _FILE names', () => {
  const SMTP_URL_FILE = write('smtp', `${url}\n`);
  expect(readEnv({ SMTP_URL_FILE }).SMTP_URL).toBe(url);
  expect(envWarnings(readEnv({}), { SMTP_URL_FILE })).toEqual([]);
});

test('a setting may be a credential that systemd hands over, with its folder in the name or without', () => {
  write('hoa_SMTP_URL', `${url}\n`);
  write('METRICS_TOKEN', 'token');
  const env = readEnv({ CREDENTIALS_DIRECTORY: folder });
  expect([env.SMTP_URL, env.METRICS_TOKEN]).toEqual([url, 'token']);
});

test('a setting that is given twice, or whose file cannot be read, stops the start with the remedy', () => {
  const file = write('hoa_SMTP_URL', url);
  expect(problemsOf({ SMTP_URL: url, CREDENTIALS_DIRECTORY: folder })).toEqual([
    `SMTP_URL: given twice, here and in ${file}: keep one`,
  ]);
  expect(problemsOf({ SMTP_URL_FILE: join(folder, 'none') })).toEqual([
    `SMTP_URL_FILE: ${join(folder, 'none')} cannot be read: is it there, and for this user?`,
  ]);
});

test('what is in a file is checked like any other', () => {
  const SMTP_URL_FILE = write('smtp', 'mail.hoa.example');
  expect(problemsOf({ SMTP_URL_FILE })[0]).toMatch(/^SMTP_URL: /);
});

test('a misspelled name of a file is reported, too', () => {
  expect(envWarnings(readEnv({}), { SMPT_URL_FILE: '/x' })).toEqual([
    'SMPT_URL_FILE: not known; did you mean SMTP_URL_FILE?',
  ]);
});
