import { act } from '#lib/server/desk/apply-action';
import type { Action } from '#lib/server/enquiries/actions';
import { enquiryEmails } from '#lib/server/forms/receipt-mail';
import { receive } from '#lib/server/intake/receive';
import { site } from '#lib/server/site';
import { contact } from '#lib/shared/forms/contact/form';
import { noon, openTrial, type Trial } from '#tests/server/enquiries/enquiry-harness';
import { json, sampleOf } from '#tests/server/intake/posts';

export const hour = 60 * 60 * 1000;
export const meena = { address: 'meena@hoa.example', name: 'Meena' };
export const sathya = { address: 'sathya@hoa.example', name: 'Sathya' };

/** An enquiry that has just come, and two members of the desk who work it. */
export interface WorkedEnquiry {
  readonly trial: Trial;
  /** Of the enquiry that is worked: the one that came last. */
  reference: string;
  come(more?: object): Promise<void>;
  found(): ReturnType<typeof find>;
  does(action: Action, by?: typeof meena): ReturnType<typeof act>;
  history(): ReturnType<ReturnType<typeof site>['store']['listEvents']>;
  /** What another system has been sent, in order. */
  webhooks(): Promise<{ type: string; data: object }[]>;
  close(): Promise<void>;
}

export async function openWorkedEnquiry(): Promise<WorkedEnquiry> {
  const trial = await openTrial({
    LEADS_WEBHOOK_URL: 'https://crm.example/hook',
    LEADS_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  });
  const call = receive(contact, enquiryEmails);
  const enquiry: WorkedEnquiry = {
    trial,
    reference: '',
    close: () => trial.close(),
    async come(more = {}) {
      const answer = await call(json({ ...sampleOf(contact), ...more }));
      enquiry.reference = (await answer.json()).reference;
    },
    found: () => find(enquiry.reference),
    does: async (action, by = meena) =>
      act(site(), by, enquiry.reference, (await enquiry.found()).version, action),
    history: async () => site().store.listEvents((await enquiry.found()).id),
    webhooks: async () =>
      (await site().store.claimWebhooks('test', 100, noon + 24 * hour)).map(({ body }) =>
        JSON.parse(body),
      ),
  };
  await enquiry.come();
  return enquiry;
}

async function find(reference: string) {
  const found = await site().store.findEnquiry(reference);
  if (!found) throw new Error('it is gone');
  return found;
}
