import { randomUUID } from 'node:crypto';
import { messageIdOf } from '#lib/platform/mail/queries/outbox';
import type { Delivery, OutgoingMail } from '#lib/platform/mail/schema';
import { mailOf, noon } from '#tests/platform/db/samples';

export function deliveryOf(mail: Partial<OutgoingMail> = {}): Delivery {
  const submissionId = randomUUID();
  return {
    id: randomUUID(),
    submissionId,
    messageId: messageIdOf(submissionId, mail.role ?? 'staff'),
    mail: mailOf(mail),
    queuedAt: noon,
    attempts: 0,
    lease: randomUUID(),
  };
}
