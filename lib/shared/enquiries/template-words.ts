/** What a template of the desk may name, and how it is filled in. */

export const templateLanguages = ['English', 'Tamil', 'Telugu'] as const;

export const templateNames = [
  { name: 'name', means: 'their name', sample: 'Asha Sample' },
  { name: 'reference', means: 'the reference', sample: 'HOA-7K3M-92Q' },
  { name: 'kind', means: 'what they asked for', sample: 'Coaching' },
  { name: 'hour', means: 'when we call next', sample: 'Tue 24 Nov, 4:00 PM' },
  { name: 'link', means: 'their own page', sample: 'https://hoa.example/enquiry/…' },
  { name: 'me', means: 'your name', sample: 'Meena Sample' },
  { name: 'phone', means: 'our phone number', sample: '+91 00000 00000' },
] as const;

type Values = Readonly<Record<(typeof templateNames)[number]['name'], string>>;

/** Every `{name}` that is known; once, so that what a visitor wrote is filled into nothing. */
export const fillTemplate = (body: string, values: Values): string =>
  body.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof Values] : whole,
  );

/** The names that a text uses and nobody knows. */
export const unknownNames = (body: string): readonly string[] =>
  [...body.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !templateNames.some((each) => each.name === name));

export const sampleValues = Object.fromEntries(
  templateNames.map(({ name, sample }) => [name, sample]),
) as Values;
