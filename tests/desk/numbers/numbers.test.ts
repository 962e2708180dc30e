import { expect, test } from '@jest/globals';
import { medianOf, type Numbers, readNumbers, shareOf } from '#lib/desk/views/numbers';
import { openDeskSite, tuesday } from '#tests/desk/desk-site';
import { enquiryOf, eventOf } from '#tests/platform/db/enquiry-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const at = (text: string) => Date.parse(`${text}+05:30`);

const times = (receivedAt: string, promisedBy: string, keptAt = '', kind = 'contact') => ({
  kind,
  receivedAt: at(receivedAt),
  promisedBy: at(promisedBy),
  keptAt: keptAt === '' ? undefined : at(keptAt),
});
type Came = ReturnType<typeof times>;

const desk = forEachTest(openDeskSite);

/** `recorded`: when a member did something of an enquiry older than all weeks. */
async function numbersOf(all: readonly Came[], recorded: readonly number[]): Promise<Numbers> {
  const { store } = desk().context;
  for (const { kind, receivedAt, promisedBy, keptAt } of all) {
    const submission = enquiryOf({ kind, receivedAt }, { promisedBy });
    await store.recordSubmission(submission, []);
    const event = eventOf({ by: { kind: 'site' }, at: receivedAt });
    const change = { keptAt, reachedAt: keptAt };
    if (keptAt) await store.changeEnquiry({ id: submission.id, change, event });
  }
  const old = enquiryOf({ receivedAt: at('2025-01-01T10:00') });
  await store.recordSubmission(old, []);
  for (const instant of recorded) {
    await store.changeEnquiry({ id: old.id, change: {}, event: eventOf({ at: instant }) });
  }
  const suspicious = enquiryOf({ suspicion: 'trap', receivedAt: at('2026-11-23T11:00') });
  await store.recordSubmission(suspicious, []);
  return readNumbers({ context: desk().context, now: tuesday });
}

test('a promise counts in the week in which it falls due: in time up to the minute, late after it', async () => {
  const { weeks } = await numbersOf(
    [
      times('2026-11-18T11:00', '2026-11-20T18:00', '2026-11-20T18:00'),
      times('2026-11-18T12:00', '2026-11-20T18:00', '2026-11-20T18:01'),
      times('2026-11-19T11:00', '2026-11-23T18:00', '2026-11-20T10:30'),
      times('2026-11-19T12:00', '2026-11-23T18:00'),
      times('2026-11-24T10:00', '2026-11-26T18:00'),
    ],
    [at('2026-11-20T18:00'), at('2026-11-23T12:00')],
  );
  const [before, current] = weeks.slice(-2);
  expect(before).toMatchObject({ due: 2, inTime: 1, late: 1, notRecorded: 0, all: 4 });
  // The last one is not due yet.
  const shown = { due: 2, inTime: 1, late: 1, notRecorded: 0, all: 1, isNow: true };
  expect(current).toMatchObject(shown);
  expect(current && shareOf(current)).toBe(50);
});

test('says "not recorded" rather than "late" of a week in which nobody recorded anything', async () => {
  const { weeks, before } = await numbersOf(
    [
      times('2026-11-10T11:00', '2026-11-12T18:00'),
      times('2026-11-17T11:00', '2026-11-19T18:00'),
      times('2026-11-17T11:00', '2026-11-19T18:00', '2026-11-18T11:00'),
    ],
    [at('2026-11-18T11:00')],
  );
  expect(weeks.at(-3)).toMatchObject({ due: 1, late: 0, notRecorded: 1 });
  expect(weeks.at(-3) && shareOf(weeks.at(-3) as never)).toBeUndefined();
  expect(weeks.at(-2)).toMatchObject({ due: 2, inTime: 1, late: 1, notRecorded: 0 });
  expect(before).toMatchObject({ inTime: 1, late: 1, all: 3 });
});

test('takes the median of first contacts in office hours, in the week of the contact', async () => {
  const hour = 60 * 60 * 1000;
  const { weeks } = await numbersOf(
    [
      // Friday 5 PM to Monday 11 AM: two office hours.
      times('2026-11-20T17:00', '2026-11-24T18:00', '2026-11-23T11:00'),
      times('2026-11-23T10:00', '2026-11-25T18:00', '2026-11-23T16:00'),
    ],
    [],
  );
  expect(weeks.at(-1)).toMatchObject({ contacts: 2, median: 4 * hour });
  expect(weeks.at(-2)?.median).toBeUndefined();
  expect(medianOf([5, 1, 3])).toBe(3);
  expect(medianOf([])).toBeUndefined();
});

test('counts by kind, this week and the twelve before, and nothing older', async () => {
  const { weeks, before } = await numbersOf(
    [
      times('2026-11-23T00:00', '2026-11-25T18:00', '', 'application'),
      times('2026-11-22T23:59', '2026-11-25T18:00', '', 'internship'),
      times('2026-08-31T00:00', '2026-09-02T18:00', '', 'licence'),
      times('2026-08-30T23:59', '2026-09-02T18:00', '', 'licence'),
    ],
    [],
  );
  expect(weeks).toHaveLength(13);
  expect(weeks.at(-1)?.received).toMatchObject({ jobs: 1, internships: 0 });
  expect(before.received).toMatchObject({ internships: 2 });
});
