import { randomUUID } from 'node:crypto';
import type { OutgoingMail, Submission } from '#lib/store/store';

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
