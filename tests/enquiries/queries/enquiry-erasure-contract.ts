import { expect, test } from '@jest/globals';
import type { Store } from '#lib/platform/db/store';
import { dayMs as day, hourMs as hour } from '#lib/platform/values/india';
import { enquiryOf, eventOf, storeEnquiry, webhookOf } from '#tests/platform/db/enquiry-samples';
import { fileOf, mailOf, noon, submissionOf } from '#tests/platform/db/samples';

export function describeEnquiryErasureContract(store: Store): void {
  const add = (...made: Parameters<typeof enquiryOf>) => storeEnquiry(store, ...made);

  test('an enquiry that is erased twice at once goes once, and is reported once', async () => {
    const { id } = await storeEnquiry(store);
    const notices = [1, 2].map(() => submissionOf({ kind: 'withdrawal' }));
    const gone = await Promise.all(
      notices.map((submission) =>
        store.eraseEnquiry(id, noon, { notice: { submission, mails: [mailOf()] } }),
      ),
    );
    expect(gone.filter((holdings) => holdings !== undefined)).toHaveLength(1);
    const stored = await Promise.all(notices.map((notice) => store.findSubmission(notice.id)));
    expect(stored.filter((notice) => notice !== undefined)).toHaveLength(1);
  });

  test('erasing one takes answers, file, history and mails, and leaves the person’s others', async () => {
    const other = await add();
    const submission = enquiryOf({
      transcript: [
        { name: 'name', label: 'Name', value: 'Devi' },
        { name: 'city', label: 'City', value: '–' },
      ],
    });
    await store.recordSubmission(submission, [mailOf()], fileOf(Buffer.from('%PDF-')));
    const { id, enquiry } = submission;
    expect(await store.findEnquiryHoldings(id, noon)).toEqual({
      answers: 1,
      files: 1,
      events: 1,
      mails: 1,
      sending: 0,
    });
    const notice = submissionOf({ kind: 'withdrawal', email: '', name: enquiry.reference });
    const gone = await store.eraseEnquiry(id, noon, {
      notice: { submission: notice, mails: [mailOf()] },
      webhooks: [webhookOf(enquiry.reference, 'enquiry.erased')],
    });
    expect(gone).toMatchObject({ files: 1 });
    expect(await store.findEnquiry(enquiry.reference)).toBeUndefined();
    expect(await store.findSubmission(id)).toBeUndefined();
    expect(await store.findSubmission(notice.id)).toBeDefined();
    expect(await store.findEnquiryOf(other.id)).toBeDefined();
    expect(await store.eraseEnquiry(id, noon)).toBeUndefined();
  });

  test('a waiting event of somebody erased still goes, with nothing of the person in it', async () => {
    const stored = enquiryOf();
    const event = webhookOf(stored.enquiry.reference);
    await store.recordSubmission({ ...stored, enquiry: { ...stored.enquiry, webhook: event } }, []);
    await store.erasePerson('meena@example.com', noon, noon + 7);
    const waiting = await store.claimWebhooks('here', 10, noon + hour);
    expect(waiting.map(({ type }) => type).sort()).toEqual(['enquiry.erased', 'enquiry.received']);
    expect(waiting.find(({ id }) => id === event.id)?.body).toBe(event.emptied);
    const erased = waiting.find(({ type }) => type === 'enquiry.erased');
    expect(JSON.parse(erased?.body ?? '')).toEqual({
      type: 'enquiry.erased',
      timestamp: new Date(noon + 7).toISOString(),
      data: { reference: stored.enquiry.reference, kind: stored.kind },
    });
  });

  test('people spoken with lately stay; people only called do not', async () => {
    const [spoken, called] = [
      await add({ email: 'a@example.com' }),
      await add({ email: 'b@example.com' }),
    ];
    const later = noon + 100 * day;
    for (const [{ id }, action] of [
      [spoken, 'spoke'],
      [called, 'no-answer'],
    ] as const) {
      await store.changeEnquiry({ id, change: {}, event: eventOf({ at: later, action }) });
    }
    expect(await store.eraseContacts(noon + day, later)).toBe(1);
    expect(await store.findEnquiryOf(spoken.id)).toBeDefined();
    const [talk] = (await store.listEvents(spoken.id)).filter(({ action }) => action === 'spoke');
    const undone = eventOf({ at: later, action: 'take-back', detail: { of: talk?.id ?? '' } });
    await store.changeEnquiry({ id: spoken.id, change: {}, event: undone });
    expect(await store.eraseContacts(noon + day, later)).toBe(1);
  });
}
