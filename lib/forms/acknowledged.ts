import { dayAndHour } from '#lib/platform/values/india';

export interface Acknowledged {
  readonly reference: string;
  readonly by: string;
  readonly page: string;
}

/** `undefined` where the answer names none. */
export function acknowledgedIn(
  answer: Readonly<Record<string, unknown>> | undefined,
): Acknowledged | undefined {
  const { reference, promisedBy, enquiry } = answer ?? {};
  const at = typeof promisedBy === 'string' ? Date.parse(promisedBy) : Number.NaN;
  if (typeof reference !== 'string' || typeof enquiry !== 'string' || Number.isNaN(at)) {
    return undefined;
  }
  return { reference, by: dayAndHour(at), page: enquiry };
}
