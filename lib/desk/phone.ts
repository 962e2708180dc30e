/** A phone number that a visitor typed, as a link that calls and one that writes on WhatsApp: digits alone. */
import type { Phone } from '#lib/desk/view-types/enquiry';

export function phoneOf(typed: string): Phone {
  const international = withCountry(typed);
  if (!international) return { shown: typed.trim() || 'No number' };
  const indian = /^91(\d{5})(\d{5})$/.exec(international);
  return {
    shown: indian ? `+91 ${indian[1]} ${indian[2]}` : `+${international}`,
    tel: `tel:+${international}`,
    whatsApp: `https://wa.me/${international}`,
  };
}

/** Digits with the country's: ten alone, or after a 0, are India's. */
function withCountry(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return undefined;
  if (/^\s*(?:\+|00)/.test(typed)) return digits.replace(/^00/, '');
  if (digits.length === 10) return `91${digits}`;
  if (digits.length === 11 && digits.startsWith('0')) return `91${digits.slice(1)}`;
  return digits;
}
