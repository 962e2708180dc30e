import { createHash, randomUUID } from 'node:crypto';
import type { KeptFile, OutgoingMail, Submission } from '#lib/server/store/store';

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

export function fileOf(data: Uint8Array, changes: Partial<KeptFile> = {}): KeptFile {
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

/** What is stored about somebody of whom nothing is. */
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
