import { randomUUID } from 'node:crypto';
import type { Delivery, OutgoingMail } from '#lib/platform/db/store';
import { messageIdOf } from '#lib/platform/mail/queries/outbox-rows';
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
