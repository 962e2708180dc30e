import { expect, it } from '@jest/globals';
import { describeLeadContract } from '#tests/enquiries/queries/lead-contract';
import { openAt, type Place } from '#tests/platform/db/engines';
import { describeRateLimitContract } from '#tests/platform/db/rate-limit-contract';
import { mailOf, noon, submissionOf } from '#tests/platform/db/samples';
import { storeForEachTest } from '#tests/platform/db/store-for-each-test';
import { describeContinuationContract } from '#tests/platform/db/submissions/continuation-contract';
import { describeDraftContract } from '#tests/platform/db/submissions/draft-contract';
import { describeFileContract } from '#tests/platform/db/submissions/file-contract';
import { describeLimitedMailContract } from '#tests/platform/db/submissions/limited-mail-contract';
import { describeDeliveryContract } from '#tests/platform/mail/queries/delivery-contract';
import { describeUndeliveredContract } from '#tests/platform/mail/queries/undelivered-contract';

export function describeStoreContract(newPlace: () => Promise<Place>): void {
  const each = storeForEachTest(newPlace);
  const { store, place, openOther } = each;

  it('gives a submission back as it was stored, and without what was not given', async () => {
    const plain = submissionOf();
    const whole = submissionOf({
      suspicion: 'too-fast',
      idempotencyKey: 'k1',
      session: '2026-11-24-tamil-english',
    });
    for (const submission of [plain, whole]) {
      const recorded = await store.recordSubmission(submission, []);
      expect(recorded).toEqual({ id: submission.id, repeated: false });
      expect(await store.findSubmission(submission.id)).toStrictEqual(submission);
    }
    expect(await store.findSubmission('unknown')).toBeUndefined();
  });

  it('keeps every script, drops NUL, and repairs half a character', async () => {
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
    const other = await openOther();
    const tries = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? store : other).recordSubmission(submissionOf({ idempotencyKey: 'k3' }), []),
    );
    const answers = await Promise.all(tries);
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(answers.filter((answer) => !answer.repeated)).toHaveLength(1);
  });

  it('makes a secret once, the same for every host that asks', async () => {
    const other = await openOther();
    const [one, two] = await Promise.all([store.secret('visits'), other.secret('visits')]);
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
    const again = await openAt(place);
    expect(await again.findSubmission(submission.id)).toEqual(submission);
    expect(await again.secret('visits')).toBe(secret);
    await again.close();
  });

  describeFileContract(store);
  describeLimitedMailContract(each);
  describeRateLimitContract(each);
  describeDeliveryContract(each);
  describeContinuationContract(store);
  describeDraftContract(store);
  describeLeadContract(store);
  describeUndeliveredContract(store);
}
