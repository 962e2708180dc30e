/** The kinds of field in forms of staff, employers and candidates: each names the sentence that a wrong answer gets. */
import * as z from 'zod/mini';
import type { Field } from '#lib/shared/forms/define';
import { characters, cut, line, lines } from '#lib/shared/forms/sanitize';
import { isDay } from '#lib/shared/india';

interface Asked {
  readonly label: string;
  readonly hint?: string;
}

/** A value of a posted body as the form of a page would send it: a tick of a call is `yes`. */
const posted = (value: unknown) => (value === true ? 'yes' : line(value));

/** One line. `most` in characters: what is longer is cut, or refused where a sentence says so. `missing`: the sentence for none. */
export const textField = ({
  most,
  missing,
  tooLong,
  ...asked
}: Asked & { readonly most: number; readonly missing?: string; readonly tooLong?: string }) =>
  ({
    ...asked,
    rule: text((value) => (tooLong ? line(value) : cut(line(value), most)), {
      most,
      missing,
      tooLong,
    }),
    input: 'text',
    required: missing !== undefined,
  }) as const satisfies Field;

/** Several lines; the rest is as in `textField`. */
export const linesField = ({
  most,
  missing,
  tooLong,
  ...asked
}: Asked & { readonly most: number; readonly missing?: string; readonly tooLong?: string }) =>
  ({
    ...asked,
    rule: text((value) => (tooLong ? lines(value) : cut(lines(value), most)), {
      most,
      missing,
      tooLong,
    }),
    input: 'multiline',
    required: missing !== undefined,
  }) as const satisfies Field;

function text(
  read: (value: unknown) => string,
  {
    most,
    missing,
    tooLong,
  }: { most: number; missing: string | undefined; tooLong: string | undefined },
) {
  return z.pipe(
    z.transform(read),
    z.string().check(
      z.refine((value) => missing === undefined || value !== '', {
        error: missing ?? '',
        abort: true,
      }),
      z.refine((value) => characters(value) <= most, { error: tooLong ?? '' }),
    ),
  );
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
