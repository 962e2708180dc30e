import { expect, test } from '@jest/globals';
import type { Store } from '#lib/platform/db/store';
import { dayMs as day, hourMs as hour } from '#lib/platform/values/india';
import { enquiryOf, webhookOf } from '#tests/platform/db/enquiry-samples';
import { noon } from '#tests/platform/db/samples';

/** The life of an event for another system, whatever the engine. */
export function describeWebhookContract(store: Store): void {
  test('an event is leased, tried, marked as failed, sent again and emptied once it has arrived', async () => {
    const stored = enquiryOf();
    const event = webhookOf(stored.enquiry.reference);
    await store.recordSubmission({ ...stored, enquiry: { ...stored.enquiry, webhook: event } }, []);
    const claim = async (at: number) => (await store.claimWebhooks('here', 10, at))[0];
    const first = await claim(noon);
    expect(first).toMatchObject({ id: event.id, body: event.body, attempts: 0 });
    expect(await claim(noon)).toBeUndefined();
    if (!first) throw new Error('nothing was claimed');
    const deferred = { as: 'deferred', reason: 'HTTP 500', nextAttemptAt: noon + hour, at: noon };
    expect(await store.markWebhook(first, deferred as never)).toBe(true);
    expect(await claim(noon + hour - 1)).toBeUndefined();
    const second = await claim(noon + hour);
    expect(second).toMatchObject({ id: event.id, attempts: 1, deferredSince: noon });
    if (!second) throw new Error('nothing was claimed');
    expect(await store.markWebhook(first, { as: 'sent', at: noon })).toBe(false);
    await store.markWebhook(second, { as: 'parked', reason: 'HTTP 410', at: noon + hour });
    expect(await store.listDeadWebhooks()).toMatchObject([
      { id: event.id, reference: stored.enquiry.reference, reason: 'HTTP 410', attempts: 2 },
    ]);
    expect((await store.countEnquiries(noon, noon, [])).failed).toBe(1);
    expect(await store.resendWebhook(event.id, noon + day)).toBe(true);
    const third = await claim(noon + day);
    if (!third) throw new Error('nothing was claimed');
    await store.markWebhook(third, { as: 'sent', at: noon + day });
    expect(await store.resendWebhook(event.id, noon + day)).toBe(false);
    expect(await store.forgetWebhooks(noon + 2 * day)).toBe(1);
  });
}
