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
  const ids = async (find: string) => (await store.listLeads({ find }, 100)).map(({ id }) => id);

  it('finds by a part of a name, by a phone in any notation, by address and by what was answered', async () => {
    const answer = 'Do you teach "Zoho Books" in Erode?';
    const transcript = [{ name: 'message', label: 'Question', value: answer }];
    const kavya = await record({
      name: 'Kavya Raman',
      email: 'kavya@example.in',
      phone: '+91 (94440) 12-345',
      transcript,
    });
    const enquiry = enquiryOf({ name: 'Ravi', email: 'r@example.in', phone: '9111122222' });
    await store.recordSubmission(enquiry, []);
    await record({ phone: '9000000001' });
    for (const typed of [
      'kavya',
      'RAMAN Kavya',
      '9444012345',
      '+91 94440 12345',
      '094440-12345',
      '944401',
      '09444',
      '0091 94440 1',
      'kavya@example.in',
      'zoho books',
      '"zoho',
      'kavya erode',
    ]) {
      expect([typed, await ids(typed)]).toEqual([typed, [kavya]]);
    }
    expect(await ids(enquiry.enquiry.reference)).toEqual([enquiry.id]);
    expect(await ids('91111 22222')).toEqual([enquiry.id]);
    for (const nothing of ['question', "'; drop table submissions; --", '%', '_', ' ']) {
      expect([nothing, await ids(nothing)]).toEqual([nothing, []]);
    }
  });

  it('finds names and answers however their joiners are typed', async () => {
    const transcript = [{ name: 'message', label: 'Message', value: 'ఇంటర్న్\u200cషిప్ కావాలి' }];
    const one = await record({ name: 'రాజ్\u200cకుమార్', phone: '9000000001', transcript });
    await record({ name: 'Ravi', phone: '9000000002' });
    for (const typed of ['రాజ్కుమార్', 'రాజ్\u200cకుమార్', 'ఇంటర్న్షిప్', 'ఇంటర్న్\u200dషిప్']) {
      expect([typed, await ids(typed)]).toEqual([typed, [one]]);
    }
  });

  it('lists what came from any of some addresses and phones', async () => {
    const one = await record({ email: 'one@example.net', phone: '080 4000 1234' });
    const two = await record({ email: 'two@example.net', phone: '+91 98888 77777' });
    const persons = { emails: ['one@example.net'], phones: ['9888877777'] };
    const listed = await store.listLeads({ persons }, 100);
    expect(listed.map(({ id }) => id).sort()).toEqual([one, two].sort());
    expect(await store.listLeads({ persons: { emails: [], phones: [] } }, 100)).toEqual([]);
  });

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
