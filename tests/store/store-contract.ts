import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { openStore } from '#lib/store/open-store';
import type { Store } from '#lib/store/store';
import { describeContinuationContract } from '#tests/store/continuation-contract';
import { describeDeliveryContract } from '#tests/store/delivery-contract';
import { describeDraftContract } from '#tests/store/draft-contract';
import type { Place } from '#tests/store/engines';
import { describeLeadContract } from '#tests/store/lead-contract';
import { fileOf, mailOf, noon, submissionOf } from '#tests/store/samples';
import { describeUndeliveredContract } from '#tests/store/undelivered-contract';

/** What every store promises, whatever the engine. */
export function describeStoreContract(newPlace: () => Promise<Place>): void {
  let place: Place;
  let store: Store;
  beforeAll(async () => {
    place = await newPlace();
  });
  beforeEach(async () => {
    store = await openStore(place);
  });
  afterEach(() => store.close());
  afterAll(() => place.remove());

  it('gives a submission back as it was stored', async () => {
    const submission = submissionOf({
      suspicion: 'too-fast',
      idempotencyKey: 'k1',
      session: '2026-11-24-tamil-english',
    });
    const recorded = await store.recordSubmission(submission, []);
    expect(recorded).toEqual({ id: submission.id, repeated: false });
    expect(await store.findSubmission(submission.id)).toEqual(submission);
    expect(await store.findSubmission('unknown')).toBeUndefined();
  });

  it('leaves out what was not given', async () => {
    const submission = submissionOf();
    await store.recordSubmission(submission, []);
    expect(Object.keys((await store.findSubmission(submission.id)) ?? {})).toEqual(
      Object.keys(submission),
    );
  });

  it('keeps every script, drops NUL, and mends half a character', async () => {
    const value = 'தமிழ் తెలుగు ₹ 👩🏽‍💼 "\\\r\n\u2028';
    const submission = submissionOf({
      name: `Nu\0l \ud800 ${value}`,
      transcript: [{ name: 'message', label: 'Message', value: `\0${value}\udc00` }],
    });
    await store.recordSubmission(submission, [mailOf({ text: `\0${value}` })]);
    const stored = await store.findSubmission(submission.id);
    expect(stored?.name).toBe(`Nul \ufffd ${value}`);
    expect(stored?.transcript[0]?.value).toBe(`${value}\ufffd`);
    const [delivery] = await store.claimDue('host', 1, noon);
    expect(delivery?.mail.text).toBe(value);
  });

  it('answers a known idempotency key with the first id and stores nothing again', async () => {
    const first = submissionOf({ idempotencyKey: 'k2' });
    const again = submissionOf({ idempotencyKey: 'k2' });
    expect(await store.findRecorded('k2')).toBeUndefined();
    await store.recordSubmission(first, []);
    const before = await store.backlog(noon);
    expect(await store.recordSubmission(again, [mailOf()])).toEqual({
      id: first.id,
      repeated: true,
    });
    expect(await store.findRecorded('k2')).toBe(first.id);
    expect(await store.findSubmission(again.id)).toBeUndefined();
    expect(await store.backlog(noon)).toEqual(before);
  });

  it('stores one of many that arrive with the same key at once', async () => {
    const other = await openStore(place);
    const tries = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? store : other).recordSubmission(submissionOf({ idempotencyKey: 'k3' }), []),
    );
    const answers = await Promise.all(tries);
    await other.close();
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(answers.filter((answer) => !answer.repeated)).toHaveLength(1);
  });

  it('stores neither the submission nor its mails where one of them cannot be stored', async () => {
    const submission = submissionOf();
    const before = await store.backlog(noon);
    const twice = [mailOf(), mailOf()];
    await expect(store.recordSubmission(submission, twice)).rejects.toThrow(/unique/i);
    expect(await store.findSubmission(submission.id)).toBeUndefined();
    expect(await store.backlog(noon)).toEqual(before);
  });

  it('keeps a file with its submission, byte for byte', async () => {
    const every = Uint8Array.from({ length: 512 }, (_, index) => index % 256);
    for (const data of [every, new Uint8Array(5_242_880).fill(0xff)]) {
      const file = fileOf(data, { name: 'மீனா\0.pdf' });
      await store.recordSubmission(submissionOf(), [mailOf({ attachFile: file.id })], file);
      const kept = await store.findFile(file.id);
      expect(kept).toMatchObject({ name: 'மீனா.pdf', size: data.length, sha256: file.sha256 });
      expect(Buffer.from(kept?.data ?? []).equals(data)).toBe(true);
      const [delivery] = await store.claimDue('host', 1, noon);
      expect(delivery?.mail.attachFile).toBe(file.id);
      if (delivery) await store.markSent(delivery, noon);
    }
    expect(await store.findFile('unknown')).toBeUndefined();
  });

  it('keeps no file of a submission that it does not store', async () => {
    const broken = fileOf(Uint8Array.of(1));
    const twice = [mailOf(), mailOf()];
    await expect(store.recordSubmission(submissionOf(), twice, broken)).rejects.toThrow(/unique/i);
    expect(await store.findFile(broken.id)).toBeUndefined();

    const again = fileOf(Uint8Array.of(2));
    await store.recordSubmission(submissionOf({ idempotencyKey: 'k5' }), []);
    await store.recordSubmission(submissionOf({ idempotencyKey: 'k5' }), [], again);
    expect(await store.findFile(again.id)).toBeUndefined();
  });

  it('stores no submission whose file cannot be stored', async () => {
    const file = fileOf(Uint8Array.of(3));
    await store.recordSubmission(submissionOf(), [], file);
    const submission = submissionOf();
    await expect(store.recordSubmission(submission, [mailOf()], file)).rejects.toThrow(/unique/i);
    expect(await store.findSubmission(submission.id)).toBeUndefined();
  });

  it('counts the visits of a window and starts again after it', async () => {
    expect(await store.countRequest('a', 1_000, 5_000)).toEqual({ count: 1, startedAt: 5_000 });
    expect(await store.countRequest('a', 1_000, 5_999)).toEqual({ count: 2, startedAt: 5_000 });
    expect(await store.countRequest('b', 1_000, 5_999)).toEqual({ count: 1, startedAt: 5_999 });
    expect(await store.countRequest('a', 1_000, 6_000)).toEqual({ count: 1, startedAt: 6_000 });
  });

  it('misses no visit that two hosts count at once', async () => {
    const other = await openStore(place);
    const visits = Array.from({ length: 40 }, (_, index) =>
      (index % 2 ? store : other).countRequest('rush', 60_000, noon),
    );
    const counts = (await Promise.all(visits)).map((visit) => visit.count);
    await other.close();
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  });

  it('forgets the visits whose window ended before, and no others', async () => {
    await store.countRequest('old', 1_000, 100_000);
    await store.countRequest('new', 1_000, 100_001);
    await store.pruneRateLimits(101_001);
    expect((await store.countRequest('new', 1_000, 100_002)).count).toBe(2);
    expect((await store.countRequest('old', 1_000, 100_002)).count).toBe(1);
    expect(await store.pruneRateLimits(101_002)).toBe(1);
  });

  it('makes a secret once, the same for every host that asks', async () => {
    const other = await openStore(place);
    const [one, two] = await Promise.all([store.secret('visits'), other.secret('visits')]);
    await other.close();
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(two).toBe(one);
    expect(await store.secret('another')).not.toBe(one);
  });

  it('proves that it writes', async () => {
    await store.probe(noon);
    await store.probe(noon);
  });

  it('keeps what it holds when it is opened again', async () => {
    const submission = submissionOf({ idempotencyKey: 'k4' });
    await store.recordSubmission(submission, []);
    const secret = await store.secret('visits');
    await store.close();
    store = await openStore(place);
    expect(await store.findSubmission(submission.id)).toEqual(submission);
    expect(await store.secret('visits')).toBe(secret);
  });

  describeDeliveryContract(() => ({ store, place }));
  describeContinuationContract(() => ({ store }));
  describeDraftContract(() => ({ store }));
  describeLeadContract(() => ({ store }));
  describeUndeliveredContract(() => ({ store }));
}
