/** What tells a post that no person made. */

/** The field that no person sees; who fills it is hardly one. */
export const honeypotField = 'website';

/** Milliseconds from the page's load to the send, as the browser measured them. */
const elapsedField = 'elapsedMs';
const leastFillInMs = 1000;

/** Why a person could hardly have made this post; undefined means normal. */
export function suspicionOf(body: Readonly<Record<string, unknown>>): string | undefined {
  const honeypot = body[honeypotField];
  if (honeypot !== undefined && honeypot !== null && honeypot !== '') return 'trap field filled';
  const elapsed = body[elapsedField];
  if (typeof elapsed === 'number' && elapsed < leastFillInMs) return 'sent within a second';
  return undefined;
}
