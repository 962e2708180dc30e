import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { publishedClaims, unfoundedClaims } from '#data/company/claims';
import { countedNow, newClaimsWatch } from '#lib/placement/views/claims';
import { processState } from '#lib/platform/values/process-state';
import { openPlacement } from '#tests/placement/placement-desk';
import { eventOf } from '#tests/platform/db/enquiry-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const placement = forEachTest(openPlacement);
const claims = [
  { label: 'Placed', counted: 'placed-in-12-months' },
  { label: 'Salary', figure: '₹4.2 LPA' },
] as const;

test('home shows how many applicants were placed in twelve months, with the day, and no sample beside it', async () => {
  const p = placement();
  const close = async (days: number) => {
    const { id } = await p.addApplicant(`Asha${days} Sample`);
    const at = p.clock.now - days * 24 * 60 * 60 * 1000;
    const by = { kind: 'site' } as const;
    await p.store.changeEnquiry({
      id,
      change: { state: 'done', outcome: 'placed', doneAt: at },
      event: { id: randomUUID(), at, by, action: 'close', detail: {} },
    });
  };
  await close(1);
  await close(364);
  await close(366);
  const counted = await countedNow(claims, p.clock.now);
  for (const mode of ['trial', 'public'] as const) {
    expect(publishedClaims(claims, { mode }, counted)).toEqual([
      {
        label: 'Placed',
        figure: '2',
        basis: 'Applicants placed in the last twelve months',
        asOf: '2026-11-24',
      },
    ]);
  }
  expect(unfoundedClaims(claims)).toEqual(['Salary, ₹4.2 LPA: lacks how it was counted and when']);
});

test('home is revalidated as soon as somebody is placed or a day begins, and not before', async () => {
  const p = placement();
  const renewed: string[] = [];
  processState.purge = (paths) => void renewed.push(...paths);
  const lookOnce = newClaimsWatch(() => p.clock.now, claims);
  const look = async () => {
    renewed.length = 0;
    await lookOnce();
    return [...renewed];
  };
  await look();
  expect(await look()).toEqual([]);
  const { id } = await p.addApplicant();
  await p.store.changeEnquiry({
    id,
    change: { state: 'done', outcome: 'placed', doneAt: p.clock.now },
    event: eventOf({ action: 'close' }),
  });
  expect(await look()).toEqual(['/']);
  expect(await look()).toEqual([]);
  p.clock.now += 24 * 60 * 60 * 1000;
  expect(await look()).toEqual(['/']);
  delete processState.purge;
});

test('while nobody can count it is on no page', () => {
  expect(publishedClaims(claims, { mode: 'trial' })).toEqual([]);
});
