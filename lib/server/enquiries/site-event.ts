import { randomUUID } from 'node:crypto';
import type { EnquiryEvent } from '#lib/server/store/enquiries/enquiries';

/** A line of the history that is nobody's doing but the clock's or the provider's. */
export const siteEvent = (
  action: string,
  at: number,
  detail: EnquiryEvent['detail'],
): EnquiryEvent => ({ id: randomUUID(), at, by: { kind: 'site' }, action, detail });
