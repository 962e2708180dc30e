import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { schema } from '#lib/platform/config/env-schema';
import { problemsOf, publicMode } from '#tests/platform/config/public-settings';

const compose = readFileSync('compose.yaml', 'utf8');
const image = readFileSync('Containerfile', 'utf8');

test('the database address that compose.yaml documents is one that a public site starts with', () => {
  const [address = ''] = /postgres:\/\/\S+/.exec(compose) ?? [];
  expect(problemsOf({ ...publicMode, DATABASE_URL: address.replace('PASSWORD', 'x') })).toEqual([]);
});

test('a container listens, and keeps its data, where the image says, whatever the settings say of a machine', () => {
  const settings = Object.fromEntries(
    [...compose.matchAll(/^ {6}([A-Z_]+): "?([^"\n]+)"?$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  for (const name of ['HOST', 'PORT', 'DATA_DIR']) {
    expect(image).toContain(` ${name}=${settings[name]}`);
  }
  expect(compose).toContain(`:${settings.PORT}"]`);
  expect(compose).toContain(`"data:${settings.DATA_DIR}"`);
  const ours = Object.keys(settings).filter((name) => !name.startsWith('POSTGRES_'));
  for (const name of ours) expect(Object.keys(schema.shape)).toContain(name.replace(/_FILE$/, ''));
});

test('the health check of compose.yaml is that of the image, and its program is there', () => {
  const [, check = ''] = /^HEALTHCHECK .* CMD (\[.*\])$/m.exec(image) ?? [];
  const words = JSON.parse(check);
  expect(compose).toContain(`test: ${JSON.stringify(['CMD', ...words]).replaceAll(',', ', ')}`);
  expect(existsSync(words[1])).toBe(true);
});

test('a copy is made each day by the programs of the database’s own release, of the store and folder of the site', () => {
  const service = (name: string) =>
    compose.split(`\n  ${name}:\n`)[1]?.split(/\n {2}\w+:\n/)[0] ?? '';
  const [backup, db] = [service('backup'), service('db')];
  expect(backup).toContain('target: operate');
  const [, program = ''] = /while true; do node (\S+); sleep 86400; done/.exec(backup) ?? [];
  expect(existsSync(program)).toBe(true);
  for (const same of ['DATA_DIR', 'DATABASE_URL_FILE', 'SMTP_URL_FILE', 'volumes', 'secrets']) {
    const line = (text: string) => new RegExp(`^ +${same}: .*(?:/|\\[).*$`, 'm').exec(text)?.[0];
    expect([same, line(backup)]).toEqual([same, line(service('site'))]);
  }
  const [, base] = /^FROM (\S+) AS operate$/m.exec(image) ?? [];
  expect(db).toContain(`image: ${base}\n`);
  for (const [, named = ''] of compose.matchAll(/node (scripts\/\w+\.ts)/g)) {
    expect(readFileSync('scripts/runtime-files.ts', 'utf8')).toContain(`'${named.slice(8, -3)}'`);
  }
});
