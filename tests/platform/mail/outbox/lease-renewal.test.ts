import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mailLinks } from '#lib/enquiries/credentials';
import { deliverDue, type Round } from '#lib/platform/mail/outbox/deliver';
import { newMailServerHealth } from '#lib/platform/mail/outbox/mail-server-health';
import type { Verdict } from '#lib/platform/mail/transport';
import { OutboxHarness } from '#tests/platform/mail/outbox/outbox-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const harness = forEachTest(OutboxHarness.open);
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date', 'performance'],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a mail that takes minutes to send is sent by nobody else meanwhile', async () => {
  const { store, clock } = harness();
  await harness().owe(1);
  const sending = Promise.withResolvers<Verdict>();
  const asked = Promise.withResolvers<void>();
  const round: Round = {
    store,
    transport: {
      send: () => {
        asked.resolve();
        return sending.promise;
      },
      probe: async () => undefined,
      close: async () => undefined,
    },
    links: mailLinks,
    serverHealth: newMailServerHealth(),
    log: { info: () => undefined, warn: () => undefined },
    now: clock.now,
    stopping: () => false,
    claimCutOff: false,
    storeBack: async () => false,
  };
  const delivering = deliverDue(round, 'host');
  await asked.promise;
  for (let passed = 0; passed < 6; passed += 1) {
    clock.time += 40_000;
    const renewed = jest.spyOn(store, 'renewLeases');
    jest.advanceTimersByTime(40_000);
    await renewed.mock.results[0]?.value;
    renewed.mockRestore();
    expect(await store.claimDue('other', 1, clock.time)).toEqual([]);
  }
  sending.resolve({ outcome: 'sent' });
  expect(await delivering).toBe(1);
  expect(await harness().backlog()).toEqual({ waiting: 0, parked: 0 });
});
