/** Enquiries that staff enter: which kinds, and where they may come from. */
import { enquiryKinds, groupOf } from '#lib/shared/forms/registry';

/** A seat in a webinar belongs to a session or a payment, and is taken on its own page; an application brings a file. */
export const enteredKinds: readonly string[] = enquiryKinds.filter(
  (kind) => groupOf(kind) !== 'webinars' && groupOf(kind) !== 'jobs',
);

export const enteredFrom = [
  { value: 'call', label: 'Phone call' },
  { value: 'walk-in', label: 'Walk-in' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'mail', label: 'E-mail' },
  { value: 'other', label: 'Elsewhere' },
] as const;
