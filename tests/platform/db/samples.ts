import { createHash, randomUUID } from 'node:crypto';
import type { Submission } from '#lib/enquiries/schema/submission';
import type { Store } from '#lib/platform/db/store';
import type { StoredFile } from '#lib/platform/files/schema';
import type { Delivery, OutgoingMail } from '#lib/platform/mail/schema';
import type { SignIn } from '#lib/staff/schema';

export const noon = Date.UTC(2026, 10, 20, 6, 30);

export function submissionOf(changes: Partial<Submission> = {}): Submission {
  return {
    id: randomUUID(),
    kind: 'contact',
    receivedAt: noon,
    name: 'Meena Iyer',
    email: 'meena@example.com',
    phone: '+91 98400 00000',
    transcript: [{ name: 'message', label: 'Message', value: 'When does the GST batch start?' }],
    ...changes,
  };
}

export function mailOf(changes: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    role: 'staff',
    to: 'operations@example.com',
    subject: '[contact] Meena Iyer',
    text: 'Message: When does the GST batch start?',
    html: '<p>Message: When does the GST batch start?</p>',
    replyTo: { name: 'Meena Iyer', address: 'meena@example.com' },
    ...changes,
  };
}

export function fileOf(data: Uint8Array, changes: Partial<StoredFile> = {}): StoredFile {
  return {
    id: randomUUID(),
    name: 'Meena Iyer.pdf',
    type: 'application/pdf',
    size: data.length,
    sha256: createHash('sha256').update(data).digest('hex'),
    data,
    ...changes,
  };
}

export async function claimMail(store: Store, now = noon, owner = 'host'): Promise<Delivery> {
  const [delivery] = await store.claimDue(owner, 1, now);
  if (!delivery) throw new Error('nothing was due');
  return delivery;
}

export async function failDue(store: Store, now = noon): Promise<void> {
  for (;;) {
    const due = await store.claimDue('test', 500, now);
    if (due.length === 0) return;
    for (const each of due) await store.markDeadLetter(each, 'recipient-refused', now);
  }
}

export const signInOf = (changes: Partial<SignIn> = {}): SignIn => ({
  tokenHash: 'token',
  codeHash: 'code',
  browserHash: 'browser',
  email: 'meena@example.com',
  back: '/desk',
  askedAt: noon,
  endsAt: noon + 10 * 60_000,
  wrong: 0,
  ...changes,
});

export const noHoldings = {
  submissions: 0,
  files: 0,
  mails: 0,
  waiting: 0,
  sending: 0,
  drafts: 0,
  orders: 0,
  reports: 0,
  signIns: 0,
};
