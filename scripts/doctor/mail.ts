import { randomUUID } from 'node:crypto';
import { openTransport } from '#lib/server/mail/gateway';
import { mailRemedy } from '#lib/server/mail/transport';
import type { Env } from '#lib/server/settings/env';
import { mailTransportOf } from '#lib/server/settings/public-mode';

/** The site waits longer; who asks the doctor waits for the answer. */
const askedForMs = 60_000;

/** `to`: a test mail goes there. */
export async function mail(env: Env, to: string | undefined): Promise<string> {
  const chosen = mailTransportOf(env);
  const transport = openTransport(env, { connectionTimeout: askedForMs, sendTimeout: askedForMs });
  try {
    const reason = await transport.probe();
    if (reason) throw new Error(mailRemedy(reason, chosen));
    if (to === undefined) return chosen?.works ?? 'each mail is a file in DATA_DIR/mail';
    const id = randomUUID();
    const text = 'This is the test mail of npm run doctor.';
    const verdict = await transport.send({
      id,
      submissionId: id,
      messageId: `<${id}.doctor@hoa.mail>`,
      mail: {
        role: 'staff',
        to,
        subject: 'Test mail of the HOA site',
        text,
        html: `<p>${text}</p>`,
      },
      queuedAt: Date.now(),
      attempts: 0,
      lease: '',
    });
    if (verdict.outcome !== 'sent')
      throw new Error(`the test mail was not sent: ${verdict.reason}`);
    return `a test mail is on its way to ${to}`;
  } finally {
    await transport.close();
  }
}
