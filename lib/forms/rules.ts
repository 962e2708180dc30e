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

// One @, no character that would need quoting in a mail header, a dot in the domain.
export const emailPattern =
  /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/;

/** Undefined where something other than the @ or the ending is wrong. */
export function missingInEmail(typed: string): 'at' | 'ending' | undefined {
  if (!typed.includes('@')) return 'at';
  return /^[^\s@]+@[^\s@.]+\.?$/.test(typed.trim()) ? 'ending' : undefined;
}

/** Shown before the field, and never part of the answer. */
export const countryCode = '+91';

/** Digits that keyboards of India's scripts type, as 0 to 9: each ten are in a row, whose zero ends in 6 (in Urdu in 0). */
export const plainDigits = (typed: string): string =>
  typed.replace(/(?=[\u0660-\u0dff])\p{Nd}/gu, (digit) =>
    String((digit.charCodeAt(0) & 15) - (digit < '\u0900' ? 0 : 6)),
  );

/** A phone number without what is not seen, its signs as one keyboard writes them: an erasure looks for what is stored. */
export const plainPhone = (typed: string): string =>
  plainDigits(typed)
    .replace(/[\p{M}\p{DI}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');

/** 7 to 15 digits (ITU-T E.164), whatever signs people put between them; of a `plainPhone`. */
export const isPhone = (phone: string): boolean =>
  /^(?:\D*\d){7,15}\D*$/.test(phone) && !/\p{L}/u.test(phone);

const withoutSigns = (typed: string) => plainPhone(typed).replace(/[\s()[\]./-]/g, '');

/** The ten digits of `+91 98765 43210`, `098765 43210` or `919876543210`; any other text as it was typed. */
export function nationalNumber(typed: string): string {
  const bare = withoutSigns(typed);
  if (/^[0-9]{10}$/.test(bare)) return bare;
  return /^(?:(?:\+|00?)?91)?0?([1-9][0-9]{9})$/.exec(bare)?.[1] ?? typed;
}

/** As a field of ten digits takes it while it is typed: a fourteenth can belong to no such number but one that is whole. */
export function withinTenDigits(typed: string): string {
  const digits = [...plainDigits(typed).matchAll(/[0-9]/g)];
  const end = digits[13]?.index;
  if (end === undefined) return typed;
  const national = nationalNumber(typed);
  return national === typed ? typed.slice(0, end) : national;
}

/** How many digits a number has that reads as one of India's and has not ten; undefined for ten, another country's, or none. */
export function wrongIndianLength(typed: string): number | undefined {
  const bare = withoutSigns(typed);
  if (/^[1-9][0-9]{9}$/.test(bare) || /^(?:\+|00)(?!91)/.test(bare)) return undefined;
  // Without a sign it is the country in front of nine digits or more: ten may begin with 91 themselves.
  const national = bare.replace(/^(?:(?:\+|00)91|0?91(?=[0-9]{9}))?0?/, '');
  const isNumber = /^[0-9]+$/.test(national);
  return isNumber && national.length !== 10 ? national.length : undefined;
}

/** A phone number that a visitor typed, as a link that calls and one that writes on WhatsApp. */
export function phoneOf(typed: string): Phone {
  const wrongLength = wrongIndianLength(typed);
  return wrongLength === undefined ? waysOf(typed) : { ...asDialled(typed), wrongLength };
}

/** Undefined for a number that can be right. */
export function phoneWarning({ wrongLength }: Phone, email: string | undefined) {
  if (wrongLength === undefined) return undefined;
  const first = email ? ' Write to the e-mail address first.' : '';
  return `Phone has ${wrongLength} ${wrongLength === 1 ? 'digit' : 'digits'}: an Indian one has 10.${first}`;
}

/** As it is: with a country put before it, it would be somebody's elsewhere. */
function asDialled(typed: string): Phone {
  const digits = typed.replace(/\D/g, '');
  const shown = typed.trim();
  return digits.length < 7
    ? { shown }
    : { shown, tel: `tel:${/^\s*\+/.exec(typed) ? '+' : ''}${digits}` };
}

function waysOf(typed: string): Phone {
  const international = withCountry(typed);
  if (!international) return { shown: typed.trim() || 'No number' };
  const indian = /^91(\d{5})(\d{5})$/.exec(international);
  return {
    shown: indian ? `+91 ${indian[1]} ${indian[2]}` : `+${international}`,
    tel: `tel:+${international}`,
    whatsApp: `https://wa.me/${international}`,
  };
}

/** Digits with the country's: ten alone, or after a 0, 91 or both, are India's. */
function withCountry(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return undefined;
  const plus = /^\s*\+/.test(typed) ? '+' : '';
  const national = nationalNumber(plus + digits);
  if (/^[0-9]{10}$/.test(national)) return `91${national}`;
  return plus ? digits : digits.replace(/^00/, '');
}

/** The maker and the renderer of an enquiry's page share it. */

export interface Phone {
  /** "+91 98765 43210", or as it was typed where it is no Indian number. */
  readonly shown: string;
  /** Absent where there are too few digits to call. */
  readonly tel?: string;
  readonly whatsApp?: string;
  /** How many digits it has, where it looks Indian and has not ten: nobody may answer there. */
  readonly wrongLength?: number;
}
