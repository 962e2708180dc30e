import { createTransport } from 'nodemailer';
import { isOwnMachine } from '#lib/platform/config/public-mode';
import {
  type AwayReason,
  away,
  deferred,
  refused,
  sent,
  type Transport,
  type Verdict,
} from '#lib/platform/mail/transport';
import { compose } from '#lib/platform/mail/write-mail';
import { beginning, line } from '#lib/platform/values/text';

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

interface SmtpError {
  readonly code?: unknown;
  readonly originalCode?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
  readonly message?: unknown;
  readonly response?: unknown;
}

/** Answers about us instead of the mail: closing down, or wanting a login or encryption first. */
const aboutUs = new Map<number, AwayReason>([
  [421, 'server-closing'],
  [530, 'login-failed'],
  [534, 'login-failed'],
  [535, 'login-failed'],
  [538, 'encryption-failed'],
]);

const reasons = new Map<unknown, AwayReason>([
  ['EDNS', 'server-unknown'],
  ['ETIMEDOUT', 'server-silent'],
  ['EABORT', 'server-silent'],
  ['ETLS', 'encryption-failed'],
  ['EREQUIRETLS', 'encryption-failed'],
  ['EAUTH', 'login-failed'],
  ['ENOAUTH', 'login-failed'],
  ['EOAUTH2', 'login-failed'],
  ['EPROTOCOL', 'server-turns-us-away'],
  ['ECONNECTION', 'server-hung-up'],
]);

/**
 * Turns a failed send into a verdict. Permanent is a reply of 500 or more to this mail's recipient or
 * content, as in RFC 5321, 4.2.1; everything that other mails would meet as well is tried again.
 */
export function classifyError(error: unknown): Verdict {
  const { code, originalCode, responseCode, command, message, response } = (error ??
    {}) as SmtpError;
  const reply = typeof responseCode === 'number' ? responseCode : 0;
  const ours = aboutUs.get(reply);
  if (ours) return away(ours);
  if (code === 'ESOCKET') return away(ofSocket(String(originalCode)));
  // Not even the connection: a firewall drops it without a word.
  if (code === 'ETIMEDOUT' && message === 'Connection timeout') return away('server-unreachable');
  // By the size that the server announced: the mail was not even sent.
  if (typeof message === 'string' && tooLargeToTry.test(message)) return refused('mail-too-large');
  const reason = reasons.get(code);
  if (reason) return away(reason);
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return deferred('mail-not-composed');
  // 503 is a muddled session, not a judgement of the mail.
  if (reply < 500 || reply === 503) return deferred('mail-deferred');
  if (command === 'MAIL FROM' && reply !== 552) return deferred('sender-not-accepted');
  if (command === 'RCPT TO') return refused('recipient-refused', wordsOf(response));
  return refused(
    isTooLarge(reply, response) ? 'mail-too-large' : 'mail-refused',
    wordsOf(response),
  );
}

/** The library's words. */
const tooLargeToTry = /^Message size larger than allowed/;

/** RFC 1870, 6, and RFC 3463, 3.3 and 3.4; where the mailbox is full (5.2.2), a smaller mail is no help. */
function isTooLarge(reply: number, response: unknown): boolean {
  const [, status] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(String(response)) ?? [];
  return status === undefined ? reply === 552 : status === '5.3.4' || status === '5.2.3';
}

const mostWords = 300;

/** A reply is a few lines of text; whatever else is in it is left out. */
const wordsOf = (response: unknown) =>
  typeof response === 'string'
    ? beginning(line(response.replaceAll(/\p{Cc}+/gu, ' ')), mostWords)
    : undefined;

function ofSocket(code: string): AwayReason {
  if (code === 'ECONNRESET' || code === 'EPIPE') return 'server-hung-up';
  return /CERT|SSL|TLS|SIGN/.test(code) ? 'encryption-failed' : 'server-unreachable';
}
