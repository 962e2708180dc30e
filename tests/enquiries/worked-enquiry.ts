import { act } from '#lib/desk/actions/apply-action';
import type { Action } from '#lib/enquiries/actions/posted';
import { contact } from '#lib/enquiries/forms/contact';
import { receive } from '#lib/enquiries/http/receive';
import { enquiryEmails } from '#lib/enquiries/mails';
import { context } from '#lib/platform/context';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { json, sampleOf } from '#tests/enquiries/intake/posts';

export const hour = 60 * 60 * 1000;
export const meena = { address: 'meena@hoa.example', name: 'Meena' };
export const sathya = { address: 'sathya@hoa.example', name: 'Sathya' };

/** One enquiry, as it is now. */
async function find(reference: string) {
  const enquiry = await context().store.findEnquiry(reference);
  if (!enquiry) throw new Error('it is gone');
  return enquiry;
}

export async function doesOn(reference: string, action: Action, by = meena) {
  const { version } = await find(reference);
  return act(context(), by, reference, version, action);
}

/** An enquiry that has just come, and two members of the desk who work it. */
export async function openWorkedEnquiry() {
  const trial = await openTrial({
    LEADS_WEBHOOK_URL: 'https://crm.example/hook',
    LEADS_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  });
  const { store, now } = context();
  const call = receive(contact, enquiryEmails);
  let reference = '';
  async function come(more: object = {}) {
    const answer = await call(json({ ...sampleOf(contact), ...more }));
    reference = (await answer.json()).reference;
  }
  const found = () => find(reference);
  await come();
  return {
    trial,
    come,
    found,
    close: trial.close,
    /** It is the reference of the enquiry that came last. */
    get reference(): string {
      return reference;
    },
    does: (action: Action, by = meena) => doesOn(reference, action, by),
    history: async () => store.listEvents((await found()).id),
    async webhooks(): Promise<{ type: string; data: object }[]> {
      const claimed = await store.claimWebhooks('test', 100, now() + 24 * hour);
      return claimed.map(({ body }) => JSON.parse(body));
    },
  };
}
