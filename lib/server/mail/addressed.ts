/** What of a mail is decided when it is sent, so that mending a setting mends what waits. */

import type { Transport } from '#lib/server/mail/transport';
import { membersOf } from '#lib/server/settings/desk-members';
import type { Env } from '#lib/server/settings/env';
import type { Delivery } from '#lib/server/store/store';

/**
 * Mails to staff go to `MAIL_TO` as it is now, unless to a member of the desk; visitors answer to the support mailbox;
 * Message-IDs end with the sender's own domain (RFC 5322, 3.6.4).
 */
export const addressed = (transport: Transport, env: Env): Transport => ({
  ...transport,
  send: (delivery) => transport.send(addressedNow(delivery, env)),
});

function addressedNow(delivery: Delivery, env: Env): Delivery {
  const { mail, messageId } = delivery;
  const domain = addressIn(env.MAIL_FROM).split('@')[1] ?? '';
  const own = domain.includes('.') ? messageId.replace(/@hoa\.mail>$/, `@${domain}>`) : messageId;
  if (mail.role === 'visitor') {
    const replyTo = mail.replyTo ?? { name: 'HOA', address: env.SUPPORT_EMAIL };
    return { ...delivery, messageId: own, mail: { ...mail, replyTo } };
  }
  const isMembers = membersOf(env).some(({ email }) => email === addressIn(mail.to).toLowerCase());
  return { ...delivery, messageId: own, mail: isMembers ? mail : { ...mail, to: env.MAIL_TO } };
}

const addressIn = (mailbox: string) => mailbox.replace(/^.*<|>.*$/g, '').trim();
