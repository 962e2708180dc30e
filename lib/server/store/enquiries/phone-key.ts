/** How a phone is compared, whoever typed it. Apart from what speaks SQL, for those who only compare. */

/** Digits without what stands for India or for a trunk call: the same for "+91 98765 43210" and "098765 43210". */
export function nationalDigits(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits.length > 10 && digits.startsWith('91')) return digits.slice(2);
  return digits.length > 10 ? digits.replace(/^0+/, '') : digits;
}

/** The same phone written in two ways has one key; too short a number has none. */
export function phoneKey(phone: string): string {
  const digits = nationalDigits(phone);
  return digits.length < 7 ? '' : digits.slice(-10);
}
