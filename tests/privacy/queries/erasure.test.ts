import { describe, expect, it } from '@jest/globals';
import { testedEngines } from '#tests/platform/db/engines';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { orderOf } from '#tests/platform/db/order-samples';
import {
  claimMail,
  fileOf,
  mailOf,
  noHoldings,
  noon,
  signInOf,
  submissionOf,
} from '#tests/platform/db/samples';
import { newStoreForEachTest } from '#tests/platform/db/store-for-each-test';

const meena = 'meena@example.com';
const asha = 'asha@example.in';
describe.each(testedEngines)('erasure on %s', (_engine, newPlace) => {
  const { store } = newStoreForEachTest(newPlace);

  const draftOf = (email: string) => ({
    draft: { email, browser: 'b', savedAt: noon, transcript: [] },
    notice: { submission: submissionOf({ kind: 'webinar-draft', email }), mails: [mailOf()] },
  });

  async function applyWithResume(email: string) {
    const file = fileOf(Uint8Array.of(1));
    const submission = submissionOf({ email });
    await store.recordSubmission(submission, [mailOf({ attachFile: file.id })], file);
    return { id: submission.id, fileId: file.id };
  }

  it('erases submissions, files, mails and drafts of one address, and of no other', async () => {
    const [hers, others] = [await applyWithResume(meena), await applyWithResume(asha)];
    for (const { draft, notice } of [draftOf(meena), draftOf(asha)]) {
      await store.saveDraft(draft, notice);
    }
    const all = { ...noHoldings, submissions: 2, files: 1, mails: 2, waiting: 2, drafts: 1 };
    expect(await store.findHoldings(meena, noon)).toEqual(all);
    expect(await store.erasePerson(meena, noon)).toEqual(all);
    expect(await store.findHoldings(meena, noon)).toEqual(noHoldings);
    expect(await store.findSubmission(hers.id)).toBeUndefined();
    expect(await store.findFile(hers.fileId)).toBeUndefined();
    expect(await store.findDraft(meena)).toBeUndefined();
    expect(await store.findHoldings(asha, noon)).toEqual(all);
    expect(await store.findFile(others.fileId)).toBeDefined();
    expect((await store.backlog(noon)).waiting).toBe(2);
    expect(await store.erasePerson(meena, noon)).toEqual(noHoldings);
  });

  it('erases what was typed to sign in to the desk, and the way back to a page that names the person', async () => {
    const signIn = (tokenHash: string, email: string, back: string) =>
      store.recordSignIn(signInOf({ tokenHash, email, back }));
    await signIn('hers', meena, '/desk');
    await signIn('named', 'staff@example.com', '/desk/erase?who=Meena%40example.com');
    await signIn('phone', 'staff@example.com', '/desk?q=98400+11111');
    await signIn('other', 'staff@example.com', '/desk/erase?who=nomeena%41example.com');
    expect(await store.findHoldings(meena, noon)).toEqual({ ...noHoldings, signIns: 2 });
    expect((await store.erasePerson(meena, noon)).signIns).toBe(2);
    expect(await store.findHoldings(meena, noon)).toEqual(noHoldings);
    expect((await store.erasePerson({ phone: '+91 98400 11111' }, noon)).signIns).toBe(1);
    expect((await store.listSignIns('browser', noon)).map(({ tokenHash }) => tokenHash)).toEqual([
      'other',
    ]);
  });

  it('reports a mail being sent at that moment, and lets nothing of it come back', async () => {
    const { id } = await applyWithResume(meena);
    const sending = await claimMail(store);
    expect(await store.erasePerson(meena, noon)).toMatchObject({ waiting: 1, sending: 1 });
    expect(await store.markDeferred(sending, 'mail-deferred', noon, noon)).toBe(false);
    expect(await store.markSent(sending, noon)).toBe(false);
    expect(await store.claimDue('host', 10, noon + 1_000_000)).toEqual([]);
    expect(await store.findSubmission(id)).toBeUndefined();
  });

  it('takes a suspicious post out of the digest that named it', async () => {
    const robot = submissionOf({ email: meena, suspicion: 'trap field filled' });
    const other = submissionOf({ email: asha, suspicion: 'trap field filled' });
    for (const each of [robot, other]) await store.recordSubmission(each, []);
    const name = `Meena & Iyer, ${meena}`;
    const digest = submissionOf({
      kind: 'digest',
      email: '',
      transcript: [
        { name: robot.id, label: '[contact]', value: name },
        { name: other.id, label: '[contact]', value: asha },
      ],
    });
    const mail = mailOf({
      text: `[contact]: ${name}`,
      html: `<td>Meena &amp; Iyer, ${meena}</td>`,
    });
    await store.recordSubmission(digest, [mail]);
    await store.erasePerson(meena, noon);
    const stored = await store.findSubmission(digest.id);
    expect(stored?.transcript.map(({ value }) => value)).toEqual(['erased on request', asha]);
    expect((await claimMail(store)).mail).toMatchObject({
      text: '[contact]: erased on request',
      html: '<td>erased on request</td>',
    });
  });

  it('erases by phone what bears it in any notation, and nothing else', async () => {
    const phone = '+91 97777 66666';
    const named = enquiryOf({ name: 'Lena', email: 'lena@example.org', phone });
    await store.recordSubmission(named, []);
    await store.recordSubmission(
      submissionOf({ email: 'other@example.org', phone: '097777-66666' }),
      [],
    );
    const stored = submissionOf({ email: 'lena@example.org', phone: '9777766667' });
    await store.recordSubmission(stored, []);
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
    expect(await store.findLead(stored.id)).toBeDefined();
    expect(await store.findEnquiry(named.enquiry.reference)).toBeUndefined();
    expect((await store.findOrder('p'))?.phone).toBe('');
    await expect(store.erasePerson({ phone: '97777' }, noon)).rejects.toThrow('seven digits');
  });
});
