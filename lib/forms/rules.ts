/**
 * Besides answers a post has the place that led to its form, a field that only programs fill, and the version that
 * was read.
 */

import { routes } from '#data/addresses/routes';
import { line } from '#lib/platform/values/text';

/** In the address of the form; without a script it goes on in the page about a refused one. */
export const askedFromField = 'from';

const places = {
  'ai-webinar-closed': 'AI webinar (closed edition)',
  'ai-webinar-later': 'AI webinar (registration not open yet)',
} as const;

export type Place = keyof typeof places;

export const callbackFrom = (place: Place) =>
  `${routes.contactUs}?${askedFromField}=${place}` as const;

/** Undefined for what is none of ours: nothing of an address reaches staff as it is. */
export const placeIn = (text: unknown): Place | undefined =>
  (Object.keys(places) as Place[]).find((each) => each === text);

export const placeInWords = (place: Place): string => places[place];

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

/** `missing` names the field where the form sends no version. */
export function versionIn(fields: Readonly<Record<string, unknown>>): {
  readonly version: number;
  readonly missing?: { readonly version: string };
} {
  const typed = line(fields.version);
  if (/^\d{1,9}$/.test(typed)) return { version: Number(typed) };
  const version = 'The version of the page is missing. Open the page again.';
  return { version: Number.NaN, missing: { version } };
}

export const unanswered = '–';
