/** Each kind says in its own words what it found and what it expected. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isDay } from '#lib/platform/values/india';

/** "is the text "9,900"", "is missing". */
function found(input: unknown): string {
  if (input === undefined) return 'is missing';
  if (Number.isNaN(input)) return 'is no number';
  if (typeof input === 'string') return input === '' ? 'is empty' : `is the text "${short(input)}"`;
  if (Array.isArray(input)) return input.length === 0 ? 'is an empty list' : 'is a list';
  if (typeof input === 'object') return input === null ? 'is null' : 'is an entry with fields';
  return `is ${String(input)}`;
}

const short = (text: string) => {
  const line = text.trim().split('\n')[0] ?? '';
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
};

export const expected = (what: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `${found(input)}, expected ${what}`,
});

/** A sum with a text in it, or a field that is not there, leaves these in a text. */
export const brokenText = /\bNaN\b|\[object Object\]|\bundefined\b/;
export const toWrite = /\[to write[^\]]*\]/;

const such = (what: string, holds: (text: string) => boolean) =>
  z.string(expected(what)).refine(holds, expected(what));

export const words = such(
  'words without blanks around them',
  (text) => text !== '' && text.trim() === text,
);
export const markdown = such('a text in Markdown', (text) => text.trim() !== '');
export const day = such('a day such as 2026-11-22', isDay);
export const month = such('a month such as 2026-11', (text) => isDay(`${text}-01`));
export const indianDay = such('a day such as 22/11/2026', (text) => {
  const [days, months, year, ...rest] = text.split('/');
  return rest.length === 0 && isDay(`${year}-${months}-${days}`);
});
export const instant = such(
  'an instant with its offset, such as 2026-11-22T18:00:00+05:30',
  (text) =>
    isDay(text.slice(0, 10)) &&
    /^.{10}T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/.test(text) &&
    !Number.isNaN(Date.parse(text)),
);
export const clock = such('a time of 24 hours such as 16:30', (text) =>
  /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text),
);
export const slug = such('small letters, digits and hyphens, as they stand in an address', (text) =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text),
);
export const path = such('an address of this site such as /jobs', (text) =>
  /^\/(?:[\w/-]*)(?:#[\w-]+)?$/.test(text),
);
export const webAddress = such('an address that begins with https://', (text) =>
  /^https:\/\/[^\s/]+\.[^\s]+$/.test(text),
);
const publicFolder = join(import.meta.dirname, '../../public');
export const picture = such('a picture in public/, such as /team/name.webp', (text) =>
  /^\/[^\s]+\.(?:svg|png|jpe?g|webp|avif)$/.test(text),
).refine((text) => existsSync(join(publicFolder, text)), {
  error: ({ input }) => `is "${String(input)}", expected a picture whose file lies in public/`,
});

const whole = (what: string) => z.int(expected(what)).positive(expected(what));
/** Whole rupees. */
export const rupees = whole(
  'a whole number of rupees, written without comma and sign, such as 9900',
);
export const count = whole('a whole number above 0');
/** Whole or half. */
export const hours = z
  .number(expected('a number of hours'))
  .positive(expected('a number of hours'))
  .multipleOf(0.5, expected('whole or half hours'));
export const flag = z.literal(true, expected('true, or no such field')).optional();

export const oneOf = (...names: readonly string[]) =>
  z.enum(names as [string, ...string[]], expected(`one of ${names.join(', ')}`));

/** An entry with these fields and no other: a misspelled one would be left unread. */
export const entry = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code, input }) =>
      code === 'unrecognized_keys'
        ? `is no field of this entry; there are ${Object.keys(shape).join(', ')}`
        : `${found(input)}, expected an entry with fields`,
  });

/** A list without two entries of the same name in any of these fields. */
export const listOf = <Item extends z.ZodType>(item: Item, ...unique: readonly string[]) =>
  z.array(item, expected('a list')).superRefine((list, context) => {
    for (const field of unique) {
      const seen = new Set<unknown>();
      for (const [index, each] of list.entries()) {
        const name = Reflect.get(Object(each), field);
        if (name !== undefined && seen.has(name)) {
          const message = `${found(name)} and stands there twice, expected one of its own`;
          context.addIssue({ code: 'custom', path: [index, field], message });
        }
        seen.add(name);
      }
    }
  });

export const lines = listOf(words).min(1, expected('at least one line'));
export const byName = <Item extends z.ZodType>(item: Item) =>
  z.record(z.string(), item, expected('entries by name'));
