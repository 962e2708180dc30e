import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { leaseOwner } from '#lib/platform/mail/outbox/lease-owner';
import { folderForEachTest } from '#tests/setup/folder-for-each-test';

const dataDir = folderForEachTest();

it('a host keeps its name from start to start', async () => {
  const name = await leaseOwner(join(dataDir(), 'new'), 3000);
  expect(name).toMatch(/^[0-9a-f-]{36}:3000$/);
  expect(await leaseOwner(join(dataDir(), 'new'), 3000)).toBe(name);
});

it('a host whose name was cut off at its first start gets one', async () => {
  writeFileSync(join(dataDir(), 'host-id'), '');
  const name = await leaseOwner(dataDir(), 3000);
  expect(name).toMatch(/^[0-9a-f-]{36}:3000$/);
  expect(await leaseOwner(dataDir(), 3000)).toBe(name);
});

it('two that start at once agree on one whole name, and leave nothing else behind', async () => {
  const names = await Promise.all(Array.from({ length: 8 }, () => leaseOwner(dataDir(), 3000)));
  expect(new Set(names).size).toBe(1);
  expect(readdirSync(dataDir())).toEqual(['host-id']);
  expect(`${readFileSync(join(dataDir(), 'host-id'), 'utf8')}:3000`).toBe(names[0]);
});
