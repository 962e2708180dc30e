/** Amounts in words, as Indian papers write them: lakh and crore. */
const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const groups = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

/** "one lakh six thousand two hundred" of a whole number from 0 on. */
export function inWords(whole: number): string {
  if (whole < 20) return small[whole] ?? '';
  if (whole < 100) {
    const ten = tens[Math.floor(whole / 10) - 1];
    return whole % 10 === 0 ? `${ten}` : `${ten}-${small[whole % 10]}`;
  }
  const [size, name] = groups.find(([each]) => whole >= each) ?? [1, ''];
  const rest = whole % size;
  const head = `${inWords(Math.floor(whole / size))} ${name}`;
  return rest === 0 ? head : `${head} ${inWords(rest)}`;
}

/** "Rupees one lakh six thousand two hundred only", of rupees to the paisa. */
export function rupeesInWords(rupees: number): string {
  const paise = Math.round(rupees * 100);
  const [whole, rest] = [Math.floor(paise / 100), paise % 100];
  const words = rest === 0 ? inWords(whole) : `${inWords(whole)} and ${inWords(rest)} paise`;
  return `Rupees ${words} only`;
}

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

export const howOften = (count: number) =>
  ['never', 'once', 'twice', 'three times'][count] ?? `${count} times`;

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** "first", "twelfth", "13th", "21st" of a whole number from 1 on. */
export function ordinal(whole: number): string {
  const known = ordinals[whole - 1];
  if (known) return known;
  const isTeen = whole % 100 > 10 && whole % 100 < 14;
  return `${whole}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][whole % 10] ?? 'th')}`;
}
