/** A phone number that a visitor typed, as a link that calls and one that writes on WhatsApp: digits alone. */
import type { Phone } from '#lib/server/desk/enquiry/schema';
import { nationalNumber, wrongIndianLength } from '#lib/shared/forms/patterns';

export function phoneOf(typed: string): Phone {
  const wrongLength = wrongIndianLength(typed);
  return wrongLength === undefined ? waysOf(typed) : { ...asDialled(typed), wrongLength };
}

/** What staff read of a number that may be nobody's; undefined of any other. */
export function phoneWarning({ wrongLength }: Phone, email: string | undefined) {
  if (wrongLength === undefined) return undefined;
  const first = email ? ' Write to the e-mail address first.' : '';
  return `Phone has ${wrongLength} ${wrongLength === 1 ? 'digit' : 'digits'}: an Indian one has 10.${first}`;
}

/** As it stands: with a country put before it, it would be somebody's elsewhere. */
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
