import { createTransport } from 'nodemailer';
import { compose } from '#lib/server/mail/compose';
import type { Delivery } from '#lib/server/store/store';

/** Composes a mail as a send does, and sends it to nobody: the work of one that is not owed is not to be told from outside. */
export async function rehearse(delivery: Delivery): Promise<void> {
  const message = compose(delivery);
  if (message) await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
}
