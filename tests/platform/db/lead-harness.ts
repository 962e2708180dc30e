import { beforeEach } from '@jest/globals';
import type { LeadFilter } from '#lib/enquiries/queries/leads';
import type { Submission } from '#lib/enquiries/schema/submission';
import type { Store } from '#lib/platform/db/store';
import { dayMs as day } from '#lib/platform/values/india';
import { mailOf, submissionOf } from '#tests/platform/db/samples';

/** Records, lists and settles leads of one day, which is the next one for each test: one store serves them all. */
export function leadHarness(store: Store, firstDay: number) {
  let time = firstDay;
  beforeEach(() => {
    time += day;
  });
  const start = () => time;
  const record = async (changes: Partial<Submission>, mails = [mailOf()]) => {
    const submission = submissionOf({ receivedAt: start(), ...changes });
    await store.recordSubmission(submission, mails);
    return submission.id;
  };
  const idsOf = async (filter: LeadFilter, limit = 100) =>
    (await store.listLeads({ from: start(), before: start() + day, ...filter }, limit)).map(
      ({ id }) => id,
    );
  const settle = async (id: string, how: 'sent' | 'parked') => {
    for (const delivery of await store.claimDue('host', 1000, start() + day)) {
      if (delivery.submissionId !== id) await store.releaseClaim(delivery);
      else if (how === 'sent') await store.markSent(delivery, start());
      else await store.markDeadLetter(delivery, 'recipient-refused', start());
    }
  };

  return { start, record, idsOf, settle };
}
