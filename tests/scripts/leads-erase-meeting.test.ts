/** A person with an agreed interview is erased on the command line: the employer hears that it does not take place. */
import { expect, test } from '@jest/globals';
import { runLeads } from '#scripts/leads';
import { openPlacement } from '#tests/placement/placement-desk';
import { agreedMeeting } from '#tests/placement/placement-steps';
import { forEachTest } from '#tests/setup/for-each-test';

const placement = forEachTest(openPlacement);

test.each(['reference', 'person'])('named by %s', async (how) => {
  const p = placement();
  const { asha } = await agreedMeeting(p);
  await p.mails();
  const store = new Proxy(p.store, {
    get: (target, name, receiver) =>
      name === 'close' ? async () => undefined : Reflect.get(target, name, receiver),
  });
  const named = how === 'reference' ? [asha.reference] : ['--email', 'asha.sample@example.com'];
  const status = await runLeads(['erase', ...named, '--yes'], {
    env: p.context.env,
    now: p.context.now,
    open: async () => store,
    print: async () => undefined,
  });
  expect(status).toBe(0);
  const off = (await p.mails()).find(({ to }) => to === 'ravi@kaveri.example');
  expect(off?.subject).toBe('The interview on Fri 27 Nov 2026, 11:00 AM is cancelled');
  expect(off?.attachments?.[0]?.content).toContain('STATUS:CANCELLED');
  expect(JSON.stringify(off)).not.toMatch(/asha/i);
});
