/** An agreed interview that does not take place leaves the calendars of both sides, and each reads whom it was with. */
import { expect, test } from '@jest/globals';
import { openPlacement } from '#tests/placement/placement-desk';
import { agreedMeeting } from '#tests/placement/placement-steps';
import { forEachTest } from '#tests/setup/for-each-test';

const placement = forEachTest(openPlacement);
type Placed = Awaited<ReturnType<typeof agreedMeeting>>;

const candidate = 'asha.sample@example.com';
const employer = 'ravi@kaveri.example';
const hour = 'Fri 27 Nov 2026, 11:00 AM';

const unfolded = (text: string) => text.replaceAll(/\r\n /g, '');

/** It lists the receivers of a cancelling entry, with the subject of each mail. */
async function cancellations(p: Placed) {
  return (await p.mails()).flatMap(({ to, subject, attachments = [] }) =>
    attachments.flatMap(({ contentType, content }) => {
      if (!contentType.includes('method=CANCEL')) return [];
      const entry = unfolded(content);
      expect(entry).toContain('METHOD:CANCEL');
      expect(entry).toMatch(/^ORGANIZER;.*:mailto:/m);
      return [[to, subject, /^SUMMARY:(.*?)\r?$/m.exec(entry)?.[1]]];
    }),
  );
}

const both = [
  [
    candidate,
    `Your interview with Kaveri Traders on ${hour} is cancelled`,
    'Interview: Junior accountant\\, Kaveri Traders',
  ],
  [
    employer,
    `The interview with Asha S. on ${hour} is cancelled`,
    'Interview: Junior accountant\\, Asha S.',
  ],
];

test.each<[string, (p: Placed) => Promise<unknown>]>([
  [
    'the yes is taken back',
    (p) => p.asCandidate(p.asha, { action: 'consent-withdraw', vacancy: p.vacancy }),
  ],
  ['the employer says no', (p) => p.asEmployer(p.token, { action: 'no', candidate: p.card })],
  [
    'the employer offers other times',
    (p) =>
      p.asEmployer(p.token, {
        action: 'interview',
        candidate: p.card,
        slot: ['2026-11-30T10:00', '2026-11-30T12:00'],
      }),
  ],
  [
    'the candidate asks for other times',
    (p) => p.asCandidate(p.asha, { action: 'other-slot', vacancy: p.vacancy, text: 'After five' }),
  ],
  [
    'the candidate is hired before it',
    (p) =>
      p.asEmployer(p.token, { action: 'hired', candidate: p.card, from: '2027-01-04', pay: 1 }),
  ],
  [
    'the candidate is hired elsewhere',
    async (p) => {
      const other = await p.openVacancy(await p.addEmployer('other@guindy.example'));
      await p.onDesk(other, { action: 'propose', candidate: p.asha.reference });
      await p.sayYes(p.asha, other);
      const reference = p.asha.reference;
      const hired = { action: 'hired', candidate: reference, from: '2027-01-04', pay: 1 };
      await p.onDesk(other, hired);
    },
  ],
  [
    'the candidate is hired for another post of the same employer',
    async (p) => {
      const other = await p.openVacancy(p.employer);
      await p.onDesk(other, { action: 'propose', candidate: p.asha.reference });
      await p.sayYes(p.asha, other);
      const reference = p.asha.reference;
      const hired = { action: 'hired', candidate: reference, from: '2027-01-04', pay: 1 };
      await p.onDesk(other, hired);
    },
  ],
  [
    'the post is filled and the others are thanked',
    async (p) => {
      await p.onDesk(p.vacancy, { action: 'fill' });
      await p.onDesk(p.vacancy, { action: 'thank' });
    },
  ],
])('where %s', async (_, end) => {
  const p = await agreedMeeting(placement());
  await end(p);
  expect((await cancellations(p)).sort()).toEqual(both);
  // Whatever is done after that, nobody is notified twice.
  await p.asCandidate(p.asha, { action: 'consent-withdraw', vacancy: p.vacancy });
  p.clock.now += 2 * 60 * 60_000;
  expect(await cancellations(p)).toEqual([]);
});

test('an hour that is agreed a second time is in both calendars, after the cancelled one', async () => {
  const p = await agreedMeeting(placement());
  p.clock.now += 60_000;
  const slot = '2026-11-30T10:00';
  await p.asEmployer(p.token, { action: 'interview', candidate: p.card, slot });
  await p.asCandidate(p.asha, { action: 'slot', vacancy: p.vacancy, slot: '2026-11-27T11:00' });
  p.clock.now += 60_000;
  await p.asCandidate(p.asha, { action: 'slot', vacancy: p.vacancy, slot });
  p.clock.now += 2 * 60 * 60_000;
  const entries = (await p.mails()).flatMap(({ to, attachments = [] }) =>
    attachments.map(({ content }) => {
      const entry = unfolded(content);
      return {
        to,
        uid: /^UID:(.*)$/m.exec(entry)?.[1],
        sequence: Number(/^SEQUENCE:(\d+)/m.exec(entry)?.[1]),
        method: /^METHOD:(\w+)/m.exec(entry)?.[1],
      };
    }),
  );
  for (const to of [candidate, employer]) {
    const own = entries.filter((each) => each.to === to).sort((a, b) => a.sequence - b.sequence);
    expect(own.map(({ method }) => method)).toEqual(['CANCEL', 'PUBLISH']);
    expect(new Set(own.map(({ uid }) => uid)).size).toBe(1);
  }
});

test('who is erased right after is named in nothing that is left, and the employer still hears of it', async () => {
  const p = await agreedMeeting(placement());
  await p.asCandidate(p.asha, { action: 'consent-withdraw', vacancy: p.vacancy });
  await p.asCandidate(p.asha, { action: 'withdraw', confirm: 'yes' });
  expect((await cancellations(p)).map(([to]) => to)).toEqual([employer]);
});
