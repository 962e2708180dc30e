/** A form is defined once: what it asks, by which rule, and how an answer reads back. */
import * as z from 'zod/mini';

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
