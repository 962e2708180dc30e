/** Either store, with two hosts on it, shows nothing without consent and books nobody twice. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { wordsNow } from '#lib/placement/rules/agreed-words';
import { shareTask } from '#lib/placement/rules/tasks';
import type { Vacancy } from '#lib/placement/schema';
import type { Store } from '#lib/platform/db/store';
import { dayMs as day } from '#lib/platform/values/india';
import { testedEngines } from '#tests/platform/db/engines';
import { eventOf } from '#tests/platform/db/enquiry-samples';
import {
  ask,
  changeOf,
  hired,
  placementMail,
  storeApplication,
  storeCandidate,
  storeVacancy,
  terms,
  yesOf,
} from '#tests/platform/db/placement-samples';
import { noon } from '#tests/platform/db/samples';
import { storeForEachTest } from '#tests/platform/db/store-for-each-test';

describe.each(testedEngines)('placement on %s', (_engine, newPlace) => {
  const { store, openOther } = storeForEachTest(newPlace);
  let other: Store;
  beforeEach(async () => {
    other = await openOther();
  });

  /** Both at one moment, on two hosts: how each ended, in no order. */
  const race = async (one: Promise<string>, two: Promise<string>) =>
    (await Promise.all([one, two])).sort();
  /** How many mails there are to the person of an enquiry. */
  const mailed = async (enquiry: string) =>
    (await store.findRelations(enquiry)).mails.filter(({ role }) => role === 'visitor').length;

  test('of two people who choose one hour at one moment one gets it, and the other reads that it is gone', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await storeVacancy(store, 2);
      const [asha, priya] = [await storeCandidate(store, id), await storeCandidate(store, id)];
      const pick = (by: Store, who: typeof asha) =>
        by.writePlacement(changeOf(id, who, ['interview'], { slotAt: 1 }, { whileOpen: true }));
      expect(await race(pick(store, asha), pick(other, priya))).toEqual(['clash', 'done']);
      const stored = await store.listCandidates({ vacancy: id });
      expect(stored.filter(({ slotAt }) => slotAt === 1)).toHaveLength(1);
      // One for each change that was made: the answer of both, and the hour of one.
      expect((await mailed(asha.enquiryId)) + (await mailed(priya.enquiryId))).toBe(3);
    }
  });

  test('nobody is booked at two employers for one hour', async () => {
    const { id: enquiry } = await storeApplication(store);
    const [one, two] = [await storeVacancy(store), await storeVacancy(store)];
    const [first, second] = [
      await storeCandidate(store, one.id, enquiry),
      await storeCandidate(store, two.id, enquiry),
    ];
    const pick = (by: Store, vacancy: string, who: typeof first) =>
      by.writePlacement(changeOf(vacancy, who, ['interview'], { slotAt: 1 }));
    expect(await race(pick(store, one.id, first), pick(other, two.id, second))).toEqual([
      'clash',
      'done',
    ]);
  });

  test('two of the staff may ask one person about two posts, and not twice about one', async () => {
    const { id: enquiry } = await storeApplication(store);
    const [one, two] = [await storeVacancy(store), await storeVacancy(store)];
    const propose = (by: Store, vacancy: string, version: number) =>
      by.writePlacement({ vacancy, at: noon, version, whileOpen: true, asks: [ask(enquiry)] });
    expect(await race(propose(store, one.id, 1), propose(other, two.id, 1))).toEqual([
      'done',
      'done',
    ]);
    expect(await race(propose(store, one.id, 1), propose(other, one.id, 2))).toEqual([
      'clash',
      'stale',
    ]);
    expect(await store.listCandidates({ enquiry })).toHaveLength(2);
  });

  test('a post that is filled while somebody chooses an hour takes no hour, or was filled after it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await storeVacancy(store);
      const [asha, priya] = [await storeCandidate(store, id), await storeCandidate(store, id)];
      const [pick, hire] = await Promise.all([
        store.writePlacement(changeOf(id, asha, ['interview'], { slotAt: 1 }, { whileOpen: true })),
        other.writePlacement(changeOf(id, priya, ['interview'], hired, { whileOpen: true })),
      ]);
      expect(hire).toBe('done');
      const [own] = await store.listCandidates({ enquiry: asha.enquiryId });
      expect(own?.slotAt).toBe(pick === 'done' ? 1 : undefined);
      expect(await store.findVacancy(id)).toMatchObject({ state: 'filled', hired: 1 });
    }
  });

  test('one post is given once, also where two are hired at one moment', async () => {
    const { id } = await storeVacancy(store);
    const [asha, priya] = [await storeCandidate(store, id), await storeCandidate(store, id)];
    const hire = (by: Store, who: typeof asha) =>
      by.writePlacement(changeOf(id, who, ['interview'], hired, { whileOpen: true }));
    expect(await race(hire(store, asha), hire(other, priya))).toEqual(['clash', 'done']);
    expect((await store.findVacancy(id))?.hired).toBe(1);
  });

  test('a resume is opened before the yes is undone, or not at all', async () => {
    const { id } = await storeVacancy(store);
    const asha = await storeCandidate(store, id);
    const away = { state: 'no' as const, withdrawnAt: noon };
    const [taken, opened] = await Promise.all([
      store.writePlacement(changeOf(id, asha, ['yes', 'interview'], away)),
      other.writePlacement(changeOf(id, asha, ['yes', 'interview'], {})),
    ]);
    expect(taken).toBe('done');
    expect(['done', 'clash']).toContain(opened);
    expect(await other.writePlacement(changeOf(id, asha, ['yes', 'interview'], {}))).toBe('clash');
    expect((await store.listConsents(id))[0]).toMatchObject({ answer: 'yes', withdrawnAt: noon });
  });

  test('of a yes and a change of the post at one moment the yes is to words that were shown, or is not stored', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await storeVacancy(store);
      const asha = await storeCandidate(store, id);
      const again = { ...yesOf(asha.id), id: `${asha.id}/${noon}` };
      const [yes, change] = await Promise.all([
        store.writePlacement(changeOf(id, asha, ['interview'], {}, { asOf: 1, consent: again })),
        other.writePlacement({ vacancy: id, at: noon, version: 1, change: { terms } }),
      ]);
      expect(change).toBe('done');
      expect(await store.listConsents(id)).toHaveLength(yes === 'done' ? 2 : 1);
    }
  });

  test('each yes is on record, one candidate is counted once, and what is undone is undone of all', async () => {
    const { id } = await storeVacancy(store);
    const before = (await store.countPlacement(noon, noon)).consented;
    const asha = await storeCandidate(store, id);
    const again = { ...yesOf(asha.id), id: `${asha.id}/${noon}` };
    await store.writePlacement(changeOf(id, asha, ['interview'], {}, { consent: again }));
    expect((await store.countPlacement(noon, noon)).consented).toBe(before + 1);
    const away = { state: 'no' as const, withdrawnAt: noon };
    await store.writePlacement(changeOf(id, asha, ['interview'], away));
    const records = await store.listConsents(id);
    expect(records.map(({ withdrawnAt }) => withdrawnAt)).toEqual([noon, noon]);
  });

  test('an interview that took place is counted though another hour replaces it, and one that was denied is not', async () => {
    const { id } = await storeVacancy(store, 2);
    const [asha, priya] = [await storeCandidate(store, id), await storeCandidate(store, id)];
    const later = noon + 2 * day;
    const before = (await store.countPlacement(noon, later)).interviewed;
    const change = (who: typeof asha, to: object) =>
      store.writePlacement(changeOf(id, who, ['interview'], to, { at: later }));
    await change(asha, { slotAt: noon });
    await change(priya, { slotAt: noon + 1, wentEmployer: false });
    expect((await store.countPlacement(noon, later)).interviewed).toBe(before + 1);
    await change(asha, { slotAt: null });
    await change(priya, { slotAt: null });
    expect((await store.countPlacement(noon, later)).interviewed).toBe(before + 1);
    await change(asha, { slotAt: later + day });
    expect((await store.countPlacement(noon, later)).interviewed).toBe(before + 1);
    expect((await store.countPlacement(noon, later + 2 * day)).interviewed).toBe(before + 2);
  });

  test('a yes keeps the promise with the first of two that are written at one moment, and opens one task', async () => {
    const { id, employer } = await storeVacancy(store, 2);
    const vacancy = await store.findVacancy(id);
    const people = [
      ask((await storeApplication(store)).id),
      ask((await storeApplication(store)).id),
    ];
    await store.writePlacement({ vacancy: id, at: noon, asks: people });
    const yes = (by: Store, { id: candidate, enquiryId }: (typeof people)[number]) =>
      by.writePlacement({
        vacancy: id,
        at: noon,
        enquiries: [
          {
            id: enquiryId,
            change: {},
            contact: true,
            event: eventOf({ action: 'consent-yes', at: noon }),
          },
        ],
        candidates: [
          {
            id: candidate,
            from: ['asked'],
            change: { state: 'yes', answeredAt: noon, agreed: wordsNow(vacancy as Vacancy) },
          },
        ],
        opens: [shareTask(vacancy as Vacancy, noon)],
      });
    const [one, two] = people as [(typeof people)[number], (typeof people)[number]];
    expect(await race(yes(store, one), yes(other, two))).toEqual(['done', 'done']);
    for (const { enquiryId } of people) {
      expect(await store.findEnquiryOf(enquiryId)).toMatchObject({
        keptAt: noon,
        state: 'talking',
      });
    }
    const open = async () => (await store.listTasksOf(employer.id)).map(({ kind }) => kind);
    expect(await open()).toEqual(['share']);
    const due = {
      ...shareTask(vacancy as Vacancy, noon),
      kind: 'follow-up',
      subject: 'follow-up:x/30',
    } as const;
    expect(await store.tendTasks([due], noon)).toBe(1);
    expect(await open()).toEqual(['share']);
    await store.writePlacement({ vacancy: id, at: noon, change: { state: 'closed' } });
    expect(await open()).toEqual([]);
  });

  test('an erasure takes all of a candidate but the record of consent, which names nobody', async () => {
    const { id } = await storeVacancy(store);
    const { id: enquiry, email } = await storeApplication(store);
    await storeCandidate(store, id, enquiry);
    await store.erasePerson(email, noon);
    expect(await store.listCandidates({ vacancy: id })).toEqual([]);
    expect(await store.listConsents(id)).toEqual([
      { answer: 'yes', at: noon, wordsVersion: '1', personHash: 'hash' },
    ]);
  });

  test('an erasure of the employer takes the vacancy, its links, and what candidates were mailed of it', async () => {
    const { id, employer } = await storeVacancy(store);
    const stored = await storeVacancy(store);
    const { id: enquiry } = await storeApplication(store);
    await storeCandidate(store, id, enquiry);
    await storeCandidate(store, stored.id, enquiry);
    const shortlist = { id: `s-${id}`, tokenHash: id, sharedAt: noon, endsAt: noon + day };
    await store.writePlacement({ vacancy: id, at: noon, shortlist });
    expect(await mailed(enquiry)).toBe(2);
    await store.eraseEnquiry(employer.id, noon);
    expect(await store.findVacancy(id)).toBeUndefined();
    expect(await store.findShortlist(id)).toBeUndefined();
    expect(await store.listConsents(id)).toEqual([]);
    expect(await mailed(enquiry)).toBe(1);
    expect(await store.findVacancy(stored.id)).toBeDefined();
  });

  test('an application that was shown to an employer is retained from that contact on, and the employer with it', async () => {
    const old = noon - 400 * day;
    const { id, employer } = await storeVacancy(store, 1, 'shown@employer.example');
    const shown = await storeApplication(store, { receivedAt: old, email: 'shown@a.example' });
    const unseen = await storeApplication(store, { receivedAt: old, email: 'unseen@a.example' });
    await storeCandidate(store, id, shown.id);
    await store.eraseContacts(noon - 365 * day, noon);
    expect(await store.findSubmission(unseen.id)).toBeUndefined();
    expect(await store.findSubmission(shown.id)).toBeDefined();
    expect(await store.findSubmission(employer.id)).toBeDefined();
  });

  test('a newer link ends the one before, and what ends is no longer counted', async () => {
    const { id } = await storeVacancy(store);
    const before = await store.countShortlists(noon);
    const share = (name: string) => {
      const shortlist = {
        id: `${id}-${name}`,
        tokenHash: name,
        sharedAt: noon,
        endsAt: noon + day,
      };
      return store.writePlacement({ vacancy: id, at: noon, shortlist });
    };
    await share('one');
    await share('two');
    expect(await store.lastShortlist(id)).toMatchObject({ id: `${id}-two` });
    expect((await store.findShortlist('one'))?.endedAt).toBe(noon);
    expect(await store.countShortlists(noon)).toBe(before + 1);
    await store.writePlacement({ vacancy: id, at: noon, shortlist: 'end' });
    expect(await store.countShortlists(noon)).toBe(before);
  });

  test('nothing is written of an enquiry that is gone', async () => {
    const { id } = await storeVacancy(store);
    const asha = await storeCandidate(store, id);
    await store.eraseEnquiry(asha.enquiryId, noon);
    expect(await store.writePlacement(changeOf(id, asha, ['interview'], { slotAt: 1 }))).toBe(
      'gone',
    );
    const mails = [placementMail(id, 'x')];
    const gone = { id: asha.enquiryId, change: {}, event: eventOf({}), mails };
    expect(await store.writePlacement({ vacancy: 'V-none', at: noon, enquiries: [gone] })).toBe(
      'gone',
    );
  });
});
