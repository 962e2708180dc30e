/** The kinds of field in forms of staff, employers and candidates: each names the sentence that a wrong answer gets. */
import * as z from 'zod/mini';
import type { Field } from '#lib/forms/define';
import { isDay } from '#lib/platform/values/india';
import { characters, cut, line, lines } from '#lib/platform/values/text';

interface Asked {
  readonly label: string;
  readonly hint?: string;
}

/** A value of a posted body as the form of a page would send it: a tick of a call is `yes`. */
const posted = (value: unknown) => (value === true ? 'yes' : line(value));

interface AskedText extends Asked {
  /** In characters: what is longer is cut, or refused where `tooLong` says so. */
  readonly most: number;
  readonly tooLong?: string;
  /** The sentence for none; without one the field may be empty. */
  readonly missing?: string;
}

const textKind =
  <const Input extends 'text' | 'multiline'>(input: Input, read: (value: unknown) => string) =>
  ({ most, missing, tooLong, ...asked }: AskedText) =>
    ({
      ...asked,
      rule: z.pipe(
        z.transform((value) => (tooLong ? read(value) : cut(read(value), most))),
        z.string().check(
          z.refine((value) => missing === undefined || value !== '', {
            error: missing ?? '',
            abort: true,
          }),
          z.refine((value) => characters(value) <= most, { error: tooLong ?? '' }),
        ),
      ),
      input,
      required: missing !== undefined,
    }) as const satisfies Field;

export const textField = textKind('text', line);
export const linesField = textKind('multiline', lines);

/** An https address that a mail can carry as it is; it may be empty. */
export const linkField = ({ wrong, ...asked }: Asked & { readonly wrong: string }) =>
  ({
    ...asked,
    rule: z.pipe(
      z.transform(line),
      z.string().check(z.refine((text) => text === '' || isLink(text), { error: wrong })),
    ),
    input: 'text',
    required: false,
  }) as const satisfies Field;

function isLink(text: string): boolean {
  if (text.length > 500 || /[\s\p{Cc}<>"]/u.test(text)) return false;
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '';
}

/** An ISO day. `wrong`: the sentence for anything else; a day that is not required may be empty. */
export const dayField = ({
  wrong,
  required = true,
  ...asked
}: Asked & { readonly wrong: string; readonly required?: boolean }) =>
  ({
    ...asked,
    rule: z.pipe(
      z.transform(line),
      z
        .string()
        .check(z.refine((value) => (value === '' ? !required : isDay(value)), { error: wrong })),
    ),
    input: 'date',
    required,
  }) as const satisfies Field;

/** An hour of the day, as 19:00. */
export const timeField = ({ wrong, ...asked }: Asked & { readonly wrong: string }) =>
  ({
    ...asked,
    rule: z.pipe(
      z.transform(line),
      z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: wrong })),
    ),
    input: 'time',
    required: true,
  }) as const satisfies Field;

/** A whole number. */
export const numberField = ({
  least,
  most,
  wrong,
  ...asked
}: Asked & { readonly least: number; readonly most: number; readonly wrong: string }) =>
  ({
    ...asked,
    rule: z.pipe(
      z.transform((value) => (/^\d{1,15}$/.test(line(value)) ? Number(line(value)) : undefined)),
      z
        .number({ error: wrong })
        .check(z.gte(least, { error: wrong }), z.lte(most, { error: wrong })),
    ),
    input: 'text',
    inputMode: 'numeric',
    required: true,
  }) as const satisfies Field;

/** One or more of the options: a list, or a text of them with commas between; each is in the value once. */
export const someOfField = <const Option extends string>({
  options,
  wrong,
  ...asked
}: Asked & { readonly options: readonly Option[]; readonly wrong: string }) =>
  ({
    ...asked,
    rule: z.pipe(
      z.transform(wordsIn),
      z.array(z.enum(options, { error: wrong })).check(z.minLength(1, { error: wrong })),
    ),
    input: 'choices',
    required: true,
    options,
  }) as const satisfies Field;

/** A text, several joined by commas, or a list: each once. */
export const wordsIn = (value: unknown): string[] => [
  ...new Set(
    [value ?? []]
      .flat()
      .flatMap((each) => line(each).split(','))
      .map((each) => each.trim())
      .filter(Boolean),
  ),
];

/** One of the options. `wrong`: the sentence for anything else. */
export const oneOfField = <const Option extends string>({
  options,
  wrong,
  input = 'select',
  ...asked
}: Asked & {
  readonly options: readonly Option[];
  readonly wrong: string;
  readonly input?: 'select' | 'radios';
}) =>
  ({
    ...asked,
    rule: z.pipe(z.transform(posted), z.enum(options, { error: wrong })),
    input,
    required: true,
    options,
  }) as const satisfies Field;

/** A box. `missing`: the sentence where it has to be ticked. The value says whether it was. */
export const tickField = ({ missing, ...asked }: Asked & { readonly missing?: string }) =>
  ({
    ...asked,
    rule: z.pipe(
      z.transform((value) => ['yes', 'on', 'true', '1'].includes(posted(value))),
      z
        .boolean()
        .check(z.refine((isOn) => isOn || missing === undefined, { error: missing ?? '' })),
    ),
    input: 'tick',
    required: missing !== undefined,
  }) as const satisfies Field;
