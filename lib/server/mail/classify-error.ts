import { type AwayReason, away, deferred, refused, type Verdict } from '#lib/server/mail/verdict';
import { beginning, line } from '#lib/shared/forms/sanitize';

/** The fields that nodemailer puts on its errors. */
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

/** A reply is a few lines of text; whatever else stands in it is left out. */
const wordsOf = (response: unknown) =>
  typeof response === 'string'
    ? beginning(line(response.replaceAll(/\p{Cc}+/gu, ' ')), mostWords)
    : undefined;

function ofSocket(code: string): AwayReason {
  if (code === 'ECONNRESET' || code === 'EPIPE') return 'server-hung-up';
  return /CERT|SSL|TLS|SIGN/.test(code) ? 'encryption-failed' : 'server-unreachable';
}
