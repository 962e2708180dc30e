/** A form is defined once: what it asks, by which rule, and how an answer reads back; with the fields that any form may have. */

import * as z from 'zod/mini';
import { isDay } from '#lib/platform/values/india';
import { characters, cut, line, lines } from '#lib/platform/values/text';

// The site's policy forbids `new Function`, which zod would otherwise probe for.
z.config({ jitless: true });

export interface Field<Rule extends z.ZodMiniType = z.ZodMiniType> {
  readonly label: string;
  /** In its place on a page that is for this form alone: both names by which visitors know it. */
  readonly fullLabel?: string;
  readonly rule: Rule;
  /** How the control looks where a page is made from the definition alone. */
  readonly input:
    | 'text'
    | 'email'
    | 'tel'
    | 'multiline'
    | 'number'
    | 'date'
    | 'time'
    /** Any number of the options. */
    | 'choices'
    | 'radios'
    | 'select'
    /** One box: `yes` or nothing. */
    | 'tick'
    | 'file'
    /** Shown and sent on, not to be changed there. */
    | 'settled'
    | 'consent';
  readonly autoComplete?: string;
  /** The keyboard of a phone, where the kind of control does not bring the right one. */
  readonly inputMode?: 'numeric';
  /** Is below the label of the control. */
  readonly hint?: string;
  /** Is before the field, fixed, and is no part of the answer. */
  readonly prefix?: string;
  readonly required: boolean;
  readonly options?: readonly string[];
  /** Asked on some pages alone: what is not answered is no row of the transcript, and no control of a refused post. */
  readonly onlyAnswered?: true;
  /** The form puts it together from other answers: it is no row of the transcript, and no control of a refused post. */
  readonly derived?: true;
  /** The least that a number may be. */
  readonly min?: number;
  /** The most that a number may be. */
  readonly max?: number;
  /** The answer in the words of the staff mail; plain text by default. */
  show?(value: z.output<Rule>): string;
}

type Fields = Record<string, Field>;
type Typed = Readonly<Record<string, unknown>>;
type Rules<F extends Fields> = { [Name in keyof F]: F[Name]['rule'] };

/** Forms of members of staff, employers and candidates have nothing more than this. */
export interface ActionForm<F extends Fields = Fields> {
  readonly fields: F;
  readonly schema: z.ZodMiniObject<Rules<F>>;
}

/** The words of the page about a refused post, in place of its English ones. */
export interface LocalWords {
  readonly language: string;
  /** Absent where the page about it is the English one. */
  readonly title: string | undefined;
  readonly heading: string;
  /** That nothing is lost; the way back follows it. */
  readonly kept: string;
  readonly back: { readonly href: string; readonly label: string };
  readonly notice: string;
  readonly noticeLink: string;
  /** Beside the label of what may be left empty. */
  readonly optional: string;
  readonly send: string;
  /** Settled fields whose value the page says already. */
  readonly said: readonly string[];
  readonly label: (name: string) => string | undefined;
  readonly error: (name: string) => string | undefined;
  readonly option: (name: string, value: string) => string | undefined;
}

interface Description<F extends Fields, Kind extends string> {
  /** Names the submission in mails, addresses and exports. */
  readonly kind: Kind;
  readonly title: string;
  /** Where it is posted; by its kind where the contract names no address. */
  readonly action?: string;
  /** Where it is filled in, if not on the page of its kind. */
  readonly page?: string;
  readonly fields: F;
  /** Boxes that only the page asks for: they hold back its submit and are no part of the call. */
  readonly gate?: Fields;
  /** Puts together what a page can only send in parts, or what the moment decides; `at` in epoch milliseconds. */
  readonly compose?: (typed: Typed, at: number) => Typed;
  readonly success: string;
  /** The heading above it; without one it is the heading itself. */
  readonly received?: string;
  /** Without it the first field's own error is said. */
  readonly missing?: string;
  /** `status` is absent where no answer came. */
  readonly failure: (reply: { readonly status?: number; readonly message?: string }) => string;
  /** Names beside the fields that go along when a refused post is sent again. */
  readonly beside?: readonly string[];
  /** For a form that is filled in in several languages; undefined where `typed` names none of them. */
  readonly local?: (typed: Typed, status: number) => LocalWords | undefined;
  /** Why we ask and how long we keep it, where that is not as usual. */
  readonly notice?: string;
  /** The purpose in the line that unfolds it: "find you a job". */
  readonly why?: string;
  /** Somebody under 18 may be who it is about: the notice says who fills it in then. */
  readonly minors?: true;
  /** Submit stays enabled without the consent; its own text then says what is missing. */
  readonly lenient?: true;
}

export interface Form<F extends Fields = Fields, Kind extends string = string>
  extends Description<F, Kind>,
    ActionForm<F> {
  readonly fields: F;
  readonly action: string;
  readonly asked: Fields;
  readonly askedSchema: z.ZodMiniObject<Rules<Fields>>;
}

export type Values<F> =
  F extends ActionForm<infer Fs> ? z.output<z.ZodMiniObject<Rules<Fs>>> : never;

export function defineForm<const F extends Fields>(description: {
  readonly kind?: never;
  readonly fields: F;
}): ActionForm<F>;
export function defineForm<const F extends Fields, const Kind extends string>(
  description: Description<F, Kind>,
): Form<F, Kind>;
export function defineForm(description: Pick<Form, 'fields'> & Partial<Form>) {
  const asked = { ...description.fields, ...description.gate };
  return {
    ...(description.kind && { action: `/api/sendEmail/${description.kind}` }),
    ...description,
    asked,
    schema: z.object(rulesOf(description.fields)),
    askedSchema: z.object(rulesOf(asked)),
  };
}

const rulesOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, { rule }]) => [name, rule])) as Rules<F>;

export type FieldErrors = Readonly<Record<string, string>>;

/** Reads what was posted by the rules of a form; a wrong field has one sentence. */
export function readForm<F extends Fields>(
  { schema }: ActionForm<F>,
  typed: Typed,
): { readonly ok: Values<ActionForm<F>> } | { readonly errors: FieldErrors } {
  const parsed = schema.safeParse(typed);
  return parsed.success
    ? { ok: parsed.data as Values<ActionForm<F>> }
    : { errors: errorsByField(parsed.error) };
}

export function errorsByField(error: z.core.$ZodError | undefined): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}

/** The kinds of field in forms of staff, employers and candidates: each names the sentence that a wrong answer gets. */

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
