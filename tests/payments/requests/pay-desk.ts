/** A desk that asks for payment: what it posts as a script does, and what it reads of the answer. */
import { randomUUID } from 'node:crypto';
import { POST as act } from '#app/api/desk/[reference]/route';
import { enquiryToken } from '#lib/enquiries/credentials';
import { sendRefunds } from '#lib/payments/actions/refund';
import { openGateway } from '#lib/payments/gateway/gateway';
import { checkDue } from '#lib/payments/jobs';
import type { Store } from '#lib/platform/db/store';
import { hashOf } from '#lib/platform/values/token';
import { findEnquiry } from '#tests/desk/desk-samples';
import { type DeskSite, openDeskSite, signedInBrowser } from '#tests/desk/desk-site';
import { startProvider } from '#tests/payments/provider';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';

interface Answer {
  readonly status: number;
  readonly version?: number;
  readonly state?: string;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly invoice?: string;
  readonly invoices?: readonly string[];
  readonly creditNote?: string;
  readonly from?: string;
  readonly to?: string;
  readonly refund?: string;
  readonly payment?: {
    readonly number: string;
    readonly amount: number;
    readonly taxable: number;
    readonly gst: number;
    readonly parts: readonly { readonly amount: number; readonly due: string }[];
    readonly until: string;
    readonly state: string;
    readonly overdue: boolean;
  };
}

export interface PayDesk extends DeskSite {
  readonly reference: string;
  /** The submission's. */
  readonly id: string;
  readonly token: string;
  /** Posts with the version that the enquiry has now, unless another is given. */
  perform(action: string, fields?: Readonly<Record<string, unknown>>): Promise<Answer>;
  /** It acts on another enquiry. */
  performOn(
    reference: string,
    action: string,
    fields?: Readonly<Record<string, unknown>>,
  ): Promise<Answer>;
  enquiry(): ReturnType<typeof findEnquiry>;
  file(): ReturnType<Store['findPaymentFile']>;
  /** The kinds of the open tasks on it. */
  tasks(): Promise<readonly string[]>;
  /** How many mails about it went to them. */
  countMails(role: 'staff' | 'visitor'): Promise<number>;
  reconcile(): Promise<void>;
}

const hour = 60 * 60 * 1000;

export const twoParts = {
  line: ['module-1', 'module-5'],
  discount: 1000,
  reason: 'Agreed',
  parts: 2,
};
/** Pays the first of them. */
export const byBank = {
  method: 'bank',
  amount: '10030',
  number: 'SMPLN26331000001',
  on: '2026-11-24',
};

export async function openPayDesk(
  settings: Readonly<Record<string, string>> = {},
): Promise<PayDesk> {
  const desk = await openDeskSite({ RATE_LIMIT: 'off', ...settings });
  const id = randomUUID();
  const token = await enquiryToken(desk.context.store, id);
  const { now } = desk.clock;
  const submission = enquiryOf(
    { id, kind: 'certificate', receivedAt: now - 30 * hour },
    { promisedBy: now + 6 * hour, tokenHash: hashOf(token) },
  );
  await desk.context.store.recordSubmission(submission, []);
  const { reference } = submission.enquiry;
  const performOn: PayDesk['performOn'] = async (named, action, fields = {}) => {
    const browser = await signedInBrowser(desk);
    const { version } = await findEnquiry(desk, named);
    const answer = await browser.send(
      act,
      `/api/desk/${named}`,
      { action, version, ...fields },
      { reference: named },
    );
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  const { context } = desk;
  return {
    ...desk,
    reference,
    id,
    token,
    enquiry: () => findEnquiry(desk, reference),
    file: () => context.store.findPaymentFile(id),
    tasks: async () => (await context.store.listTasksOf(id)).map(({ kind }) => kind),
    async countMails(role) {
      const { mails } = await context.store.findRelations(id);
      return mails.filter((mail) => mail.role === role).length;
    },
    async reconcile() {
      const gateway = await openGateway(context.env, context.store);
      await checkDue(context, gateway);
      await sendRefunds(context, gateway);
    },
    performOn,
    perform: (action, fields) => performOn(reference, action, fields),
  };
}

/** The provider takes the payments, asked to pay AcSS 5. */
export async function openProviderDesk() {
  const provider = await startProvider();
  const desk = await openPayDesk(provider.settings);
  await desk.perform('ask-payment', { line: 'module-5' });
  return {
    ...desk,
    provider,
    async close() {
      await provider.close();
      await desk.close();
    },
  };
}
