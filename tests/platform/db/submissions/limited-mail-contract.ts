import { expect, it } from '@jest/globals';
import type { LimitedMail, MailCounter } from '#lib/platform/mail/schema';
import { mailOf, noon, submissionOf } from '#tests/platform/db/samples';
import type { StoreForEachTest } from '#tests/platform/db/store-for-each-test';

/** How every store holds mails back that are past a limit. */
export function describeLimitedMailContract({ store, openOther }: StoreForEachTest): void {
  const counter = (key: string, limit: number): MailCounter => ({
    key,
    limit,
    name: key,
    windowMs: 60_000,
  });
  const limited = (topic: string, ...counters: MailCounter[]): LimitedMail => ({
    mail: mailOf({ role: 'visitor', topic }),
    counters,
  });
  const queued = async () =>
    (await store.claimDue('host', 100, noon)).map(({ mail }) => mail.topic ?? mail.role);
  const counted = async (key: string) => (await store.countRequest(key, 60_000, noon, 0)).count;

  it('holds a mail back that is past a limit, and stores the submission with its other mails', async () => {
    const mails = [limited('a', counter('one', 1)), mailOf()];
    await store.recordSubmission(submissionOf(), mails);
    const again = submissionOf();
    const recorded = await store.recordSubmission(again, mails);
    expect(recorded).toEqual({ id: again.id, repeated: false, held: ['one'] });
    expect((await queued()).sort()).toEqual(['a', 'staff', 'staff']);
    expect((await store.findSubmission(again.id))?.id).toBe(again.id);
    // It is not lost: staff read it, and send it once they have seen that it is a person.
    const [parked] = (await store.findRelations(again.id)).mails.filter(
      ({ state }) => state === 'parked',
    );
    expect([parked?.role, parked?.reason]).toEqual(['visitor', 'held-back']);
    const listed = (await store.listOpenDeadLetters(100)).find(({ id }) => id === parked?.id);
    expect(listed?.text).toContain('When does the GST batch start?');
    expect(await store.resendMail(again.id, parked?.id ?? '', noon)).toBe(true);
    expect(await queued()).toEqual(['a']);
  });

  it('does not count a mail where another counter held it back before', async () => {
    const mail = limited('a', counter('recipient', 1), counter('everybody', 9));
    for (let time = 0; time < 3; time += 1) await store.recordSubmission(submissionOf(), [mail]);
    expect([await counted('recipient'), await counted('everybody')]).toEqual([3, 1]);
  });

  it('counts nothing again for a repeat', async () => {
    const submission = submissionOf({ idempotencyKey: 'limited-repeat' });
    const mail = limited('a', counter('repeat', 9));
    await store.recordSubmission(submission, [mail]);
    await store.recordSubmission({ ...submission, id: 'other' }, [mail]);
    expect(await counted('repeat')).toBe(1);
  });

  it('misses none where two hosts count the same in another order at once', async () => {
    const other = await openOther();
    const [x, y] = ['x', 'y'].map((topic) =>
      limited(topic, counter(`own-${topic}`, 99), counter('all', 99)),
    ) as [LimitedMail, LimitedMail];
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2
          ? store.recordSubmission(submissionOf(), [x, y])
          : other.recordSubmission(submissionOf(), [y, x]),
      ),
    );
    expect([await counted('own-x'), await counted('own-y'), await counted('all')]).toEqual([
      40, 40, 80,
    ]);
    expect((await queued()).filter((topic) => topic === 'x' || topic === 'y')).toHaveLength(80);
  });
}
