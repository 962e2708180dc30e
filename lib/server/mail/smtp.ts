import { createTransport } from 'nodemailer';
import { classifyError } from '#lib/server/mail/classify-error';
import { compose } from '#lib/server/mail/compose';
import type { Transport } from '#lib/server/mail/transport';
import { type AwayReason, refused, sent } from '#lib/server/mail/verdict';
import { isOwnMachine } from '#lib/server/settings/insecure-links';

/** Milliseconds; the library's own defaults run to ten minutes. */
export interface SmtpTimeouts {
  readonly dnsTimeout: number;
  /** From the look-up to the end of a STARTTLS, greeting included; a host that is not there ends sooner, by the system's own. */
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  readonly socketTimeout: number;
  /** For one whole send: a server that trickles never meets the others. Below the lease of a mail. */
  readonly sendTimeout: number;
  /** How long a send under way may go on once the site stops. */
  readonly stopTimeout: number;
}

/** A server that looks callers up may greet late: RFC 5321, 4.5.3.2, asks for five minutes at each of these steps. */
const minutes5 = 5 * 60_000;

export const defaultTimeouts: SmtpTimeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: minutes5 + 30_000,
  greetingTimeout: minutes5,
  socketTimeout: minutes5,
  sendTimeout: minutes5 + 2 * 60_000,
  stopTimeout: 90_000,
};

/** `smtps:` is TLS from the first byte, `smtp:` takes STARTTLS where it is offered. One recipient a mail. */
export function openSmtp(
  url: string,
  from: string,
  {
    mustEncrypt = false,
    ...given
  }: Partial<SmtpTimeouts> & { readonly mustEncrypt?: boolean } = {},
): Transport {
  const { sendTimeout, stopTimeout, ...timeouts } = { ...defaultTimeouts, ...given };
  const stop = new AbortController();
  const transporter = createTransport(
    {
      pool: true,
      url,
      maxConnections: 3,
      // Once more, and only where a connection that had idled was found closed.
      maxRequeues: 1,
      // Below what servers allow, so that we seldom find it closed.
      idleTimeout: 20_000,
      tls: { rejectUnauthorized: mustKnowServer(new URL(url)) },
      // Elsewhere STARTTLS is asked for, not hoped for: nobody on the way reads who wrote what.
      ...(mustEncrypt ? { requireTLS: true } : { opportunisticTLS: true }),
      ...timeouts,
    },
    { from },
  );
  return {
    async send(delivery) {
      try {
        const message = compose(delivery);
        if (!message) return refused('address-unusable');
        const signal = AbortSignal.any([AbortSignal.timeout(sendTimeout), stop.signal]);
        const info = await transporter.sendMail({ ...message, signal });
        // A refused recipient among accepted ones is no error to the library.
        return info.rejected.length === 0 ? sent : classifyError(info.rejectedErrors?.[0]);
      } catch (error) {
        return classifyError(error);
      }
    },
    async probe() {
      const deadline = Promise.withResolvers<AwayReason>();
      const timer = setTimeout(() => deadline.resolve('server-silent'), sendTimeout);
      const answer = transporter.verify().then(() => undefined, reasonOf);
      return Promise.race([answer, deadline.promise]).finally(() => clearTimeout(timer));
    },
    stopping() {
      setTimeout(() => stop.abort(), stopTimeout).unref();
    },
    async close() {
      transporter.close();
    },
  };
}

function reasonOf(error: unknown): AwayReason {
  const verdict = classifyError(error);
  return verdict.outcome === 'away' ? verdict.reason : 'server-turns-us-away';
}

/**
 * Where plain text would do, an unknown certificate is no worse. A password is given to a known server
 * only, or to this machine. `?tls.rejectUnauthorized=` in the address decides otherwise.
 */
function mustKnowServer({ protocol, hostname, username }: URL): boolean {
  if (protocol === 'smtps:') return true;
  return username !== '' && !isOwnMachine(hostname);
}
