import { describe, expect, it } from '@jest/globals';
import type { Submission } from '#lib/server/store/store';
import { testedEngines } from '#tests/server/store/engines';
import { enquiryOf } from '#tests/server/store/enquiry-samples';
import { orderOf } from '#tests/server/store/order-samples';
import { noon, submissionOf } from '#tests/server/store/samples';
import { storeForEachTest } from '#tests/server/store/store-for-each-test';

describe.each(testedEngines)('%s', (_engine, newPlace) => {
  const { store } = storeForEachTest(newPlace);

  const record = async (changes: Partial<Submission>) => {
    const submission = submissionOf(changes);
    await store.recordSubmission(submission, []);
    return submission.id;
  };
  it('erases by phone what bears it in any notation, and nothing else', async () => {
    const phone = '+91 97777 66666';
    const named = enquiryOf({ name: 'Lena', email: 'lena@example.org', phone });
    await store.recordSubmission(named, []);
    await record({ email: 'other@example.org', phone: '097777-66666' });
    const kept = await record({ email: 'lena@example.org', phone: '9777766667' });
    await store.recordOrder(
      orderOf({ id: 'o', phone: '9777766666', providerOrderId: 'p' }),
      undefined,
    );
    const draft = {
      email: 'lena@example.org',
      browser: 'b',
      savedAt: noon,
      transcript: [{ name: 'phone', label: 'Phone', value: '97777 66666' }],
    };
    const submission = submissionOf({ kind: 'webinar-draft', email: '', phone: '' });
    await store.saveDraft(draft, { submission, mails: [] });
    const detail = JSON.stringify({ formData: { phone: '9777766666' } });
    await store.recordPaymentEvent({ id: 'e', kind: 'closed', at: noon, detail });
    const whole = { submissions: 2, drafts: 1, orders: 1, reports: 1 };
    expect(await store.findHoldings({ phone: '97777 66666' }, noon)).toMatchObject(whole);
    expect(await store.erasePerson({ phone: '97777 66666' }, noon)).toMatchObject(whole);
    const none = { submissions: 0, drafts: 0, orders: 0, reports: 0 };
    expect(await store.findHoldings({ phone }, noon)).toMatchObject(none);
    expect(await store.findLead(kept)).toBeDefined();
    expect(await store.findEnquiry(named.enquiry.reference)).toBeUndefined();
    expect((await store.findOrder('p'))?.phone).toBe('');
    await expect(store.erasePerson({ phone: '97777' }, noon)).rejects.toThrow('seven digits');
  });
});
