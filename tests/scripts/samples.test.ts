import { expect, test } from '@jest/globals';
import { stateOf } from '#lib/batches/rules';
import { readEnv } from '#lib/platform/config/env';
import { openStore } from '#lib/start/open-store';
import { runSamples } from '#scripts/samples';
import { noon } from '#tests/platform/db/samples';
import { newDataDir } from '#tests/setup/data-dir';

async function make(kind: string, more: Readonly<Record<string, string>> = {}) {
  const dataDir = await newDataDir();
  let printed = '';
  const context = {
    env: { ...readEnv({ DATA_DIR: dataDir }), ...more },
    now: () => noon,
    open: () => openStore({ dataDir }),
    print: async (text: string) => {
      printed += text;
    },
  };
  const run = () => runSamples([kind], context);
  return { dataDir, run, printed: () => printed };
}

test('six marked batches to come are made once, beside a site that runs on the store', async () => {
  const { dataDir, run, printed } = await make('batches');
  const beside = await openStore({ dataDir });
  expect([await run(), await run()]).toEqual([0, 0]);
  expect(printed()).toBe('Made: 6 batches.\nMade: 0 batches.\n');
  const batches = await beside.listBatches({ now: noon });
  expect(batches).toHaveLength(6);
  expect(batches.every(({ sample }) => sample)).toBe(true);
  expect(batches.every((batch) => stateOf(batch, noon) === 'open')).toBe(true);
  await beside.close();
});

test('none are made of an unknown kind, or in public mode', async () => {
  await expect((await make('people')).run()).rejects.toThrow('There is no kind people.');
  const inPublic = await make('batches', { mode: 'public' });
  await expect(inPublic.run()).rejects.toThrow('trial mode');
});

test('forty marked applications with a resume and three vacancies are made once, and somebody fits', async () => {
  const { dataDir, run, printed } = await make('placement');
  expect([await run(), await run()]).toEqual([0, 0]);
  expect(printed()).toBe(
    'Made: 40 applications, 3 vacancies.\nMade: 0 applications, 0 vacancies.\n',
  );
  const store = await openStore({ dataDir });
  for (const { id, terms } of await store.listVacancies()) {
    const { total, fitting, rows } = await store.rankApplications(id, terms, 1, 50);
    expect([total, rows.every(({ applicant }) => applicant.name.includes('Sample'))]).toEqual([
      40,
      true,
    ]);
    expect(fitting).toBeGreaterThan(0);
    const [best] = rows;
    expect((await store.findRelations(best?.applicant.id ?? '')).files).toHaveLength(1);
  }
  expect((await store.backlog(noon)).waiting).toBe(0);
  await store.close();
});

test('of four practical papers two wait, one is passed and one is not; a second run adds none', async () => {
  const { dataDir, run, printed } = await make('practice');
  expect([await run(), await run()]).toEqual([0, 0]);
  expect(printed()).toBe(
    'Made: 2 invitations, 2 handed-in papers.\nMade: 0 invitations, 0 handed-in papers.\n',
  );
  const store = await openStore({ dataDir });
  const all = await store.listExams(['invited', 'running', 'done', 'void'], 50);
  expect(all.every(({ name }) => name.includes('Sample'))).toBe(true);
  expect(all.filter(({ state }) => state === 'invited')).toHaveLength(2);
  const results = all.filter(({ state }) => state === 'done').map(({ passed }) => passed);
  expect(results.toSorted()).toEqual([false, true]);
  await store.close();
});
