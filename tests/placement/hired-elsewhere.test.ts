import { expect, test } from '@jest/globals';
import { answerMetrics } from '#lib/start/metrics';
import { openPlacement } from '#tests/placement/placement-desk';
import { agreedMeeting } from '#tests/placement/placement-steps';
import { forEachTest } from '#tests/setup/for-each-test';

const receiver = {
  LEADS_WEBHOOK_URL: 'https://crm.example/hoa',
  LEADS_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};
const placement = forEachTest(() => openPlacement(receiver));

test('another system hears once of who is hired, with post, first day and pay, and no name', async () => {
  const p = placement();
  const { asha, vacancy, token, card } = await agreedMeeting(p);
  const hired = { action: 'hired', candidate: card, from: '2027-01-04', pay: '28,000' };
  for (const status of [200, 409]) {
    expect((await p.asEmployer(token, hired)).status).toBe(status);
  }
  const events = await p.store.claimWebhooks('test', 100, p.clock.now + 1);
  const hiredEvents = events.filter(({ type }) => type === 'placement.hired');
  expect(hiredEvents.map(({ body }) => JSON.parse(body).data)).toEqual([
    { reference: asha.reference, kind: 'application', vacancy, from: '2027-01-04', pay: 28_000 },
  ]);
});

test('metrics count the shortlists that show somebody now', async () => {
  const p = placement();
  const { vacancy } = await agreedMeeting(p);
  const open = async () => {
    const text = await (await answerMetrics(new Request('http://localhost/metrics'))).text();
    return /^hoa_shortlists_open (\d+)$/m.exec(text)?.[1];
  };
  expect(await open()).toBe('1');
  await p.share(vacancy);
  expect(await open()).toBe('1');
  await p.onDesk(vacancy, { action: 'unshare' });
  expect(await open()).toBe('0');
});
