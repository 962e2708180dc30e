import { describe, expect, test } from '@jest/globals';
import { UsageError } from '#scripts/run-command';
import { commandsForEachTest } from '#tests/scripts/command-harness';
import { noon } from '#tests/server/store/samples';

const { harness, leads, record } = commandsForEachTest();

describe('leads erase', () => {
  test('shows what goes, asks, erases, and says what was erased', async () => {
    await record();
    harness().consents = true;
    const { status, printed } = await leads('erase', '--email', 'Meena@Example.COM');
    expect(status).toBe(0);
    expect(harness().asked).toHaveLength(1);
    const what =
      '1 submission, 0 files, 1 mail (1 not sent), 0 drafts, the personal fields of 0 orders, 0 reports of payments';
    expect(printed).toContain(`Stored about meena@example.com: ${what}.\nErased: ${what}.`);
    expect(await harness().store.listLeads({}, 1)).toEqual([]);
    expect((await leads('erase', '--email', 'meena@example.com', '--yes')).printed).toBe(
      'Nothing is stored about meena@example.com.\n',
    );
  });

  test('erases what a browser reported of a payment, though nothing else is stored', async () => {
    const detail = JSON.stringify({ formData: { name: 'Meena', email: 'Meena@example.com' } });
    await harness().store.recordPaymentEvent({ id: 'r', kind: 'closed', at: noon, detail });
    const { status, printed } = await leads('erase', '--email', 'meena@example.com', '--yes');
    expect(status).toBe(0);
    expect(printed).toMatch(/\nErased: .*, 1 report of a payment\.\n/);
    expect((await leads('erase', '--email', 'meena@example.com', '--yes')).printed).toBe(
      'Nothing is stored about meena@example.com.\n',
    );
  });

  test('says that a mail on its way may still arrive', async () => {
    await record();
    await harness().store.claimDue('host', 1, noon);
    const { printed } = await leads('erase', '--email', 'meena@example.com', '--yes');
    expect(printed).toContain('1 mail being sent just now may still arrive.');
  });

  test('erases nothing without a yes', async () => {
    await record();
    harness().consents = false;
    expect((await leads('erase', '--email', 'meena@example.com')).status).toBe(1);
    harness().consents = undefined;
    await expect(leads('erase', '--email', 'meena@example.com')).rejects.toThrow(UsageError);
    expect(await harness().store.listLeads({}, 1)).toHaveLength(1);
  });
});

test('erase by phone shows what goes, and erases it', async () => {
  await record({ email: 'a@a.in', phone: '98765 43210' });
  await record({ email: 'b@b.in', phone: '+91 98765-43210' });
  const { status, printed } = await leads('erase', '--phone', '9876543210', '--yes');
  expect(status).toBe(0);
  expect(printed).toMatch(/^Stored about 9876543210: 2 submissions, /);
  expect(await harness().store.listLeads({}, 10)).toEqual([]);
  await expect(leads('erase', '--phone', '98765')).rejects.toThrow('seven digits');
  await expect(leads('erase', '--phone', '1', '--email', 'a@a.in')).rejects.toThrow('--email');
});
