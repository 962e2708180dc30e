/** The page that a plain form post gets when it was refused: what is wrong, and the form again with what was typed. */

import { renderPaths } from '#data/addresses/render-paths';
import { routes } from '#data/addresses/routes';
import { formKinds } from '#data/form-kinds';
import type { Field, Form, LocalWords } from '#lib/forms/define';
import { headingOf, lineOf, noticeLink, noticeOf } from '#lib/forms/notice';
import { askedFromField, placeIn } from '#lib/forms/rules';
import type { Fields } from '#lib/platform/http/intake/body';
import { type HttpError, notSent } from '#lib/platform/http/intake/reply';
import { renderPage } from '#lib/platform/http/page-view';
import { line } from '#lib/platform/values/text';

interface Link {
  readonly href: string;
  readonly label: string;
}

export interface RefusedControl {
  readonly name: string;
  readonly field: Pick<Field, 'input' | 'inputMode' | 'min' | 'prefix'>;
  readonly label: string;
  /** Beside the label of what may be left empty. */
  readonly optional: string | undefined;
  readonly error: string | undefined;
  readonly typed: string;
  /** The lines that confirm a completed action; empty where the page already does. */
  readonly shown: readonly string[];
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly chosen: boolean;
  }[];
}

export interface RefusedForm {
  /** The language of the form, if it exists in several. */
  readonly language?: string | undefined;
  readonly heading: string;
  readonly errors: readonly { readonly name: string; readonly line: string }[];
  readonly note?: { readonly before: string; readonly way: Link; readonly after: string };
  /** Absent where nothing of it was read. */
  readonly form?: {
    readonly action: string;
    readonly hasFile: boolean;
    readonly hidden: readonly { readonly name: string; readonly value: string }[];
    readonly notice: string;
    readonly noticeLink: Link;
    readonly controls: readonly RefusedControl[];
    readonly send: string;
  };
}

declare module '#lib/platform/http/page-view' {
  interface PageView {
    readonly refused?: RefusedForm;
  }
}

/** The page says the problem in the language of the form. */
export function errorPage(httpError: HttpError, form: Form, typed: Fields): Promise<string> {
  const local = form.local?.(typed, httpError.status);
  const refused =
    Object.keys(typed).length === 0 && !httpError.errors
      ? unread(httpError, form)
      : refusedForm(httpError, form, typed, local);
  return local?.title
    ? renderPage(renderPaths.problem, { title: local.title, language: local.language, refused })
    : problemPage(refused);
}

export const problemPage = (refused: RefusedForm): Promise<string> =>
  renderPage(renderPaths.problem, { title: 'This was not sent yet', refused });

function refusedForm(
  { message, errors: given = {} }: HttpError,
  form: Form,
  typed: Fields,
  local: LocalWords | undefined,
): RefusedForm {
  const errors = Object.fromEntries(
    Object.entries(given).map(([name, error]) => [name, local?.error(name) ?? error]),
  );
  const lines = Object.entries(errors).map(([name, error]) => {
    const { label = name, input = 'text' } = form.fields[name] ?? {};
    // A missing answer of a registration is asked for in a sentence of its own.
    const isAsked = local && line(typed[name]) === '';
    return {
      name,
      line: isAsked ? error : lineOf({ label: local?.label(name) ?? label, input }, error),
    };
  });
  return {
    language: local?.language,
    heading: local?.heading ?? headingOf(message, Object.values(errors)),
    errors: lines,
    note: local
      ? { before: `${local.kept} `, way: local.back, after: '' }
      : {
          before: `Nothing was sent yet. What you typed is below; ${lines.length > 0 ? 'correct it and send it again' : 'then send it again'}, or `,
          way: { href: pageOf(form, typed), label: 'go back' },
          after: '.',
        },
    form: {
      action: form.action,
      hasFile: Object.values(form.fields).some(({ input }) => input === 'file'),
      hidden: [
        { name: askedFromField, value: placeIn(typed[askedFromField]) ?? '' },
        ...(form.beside ?? []).map((name) => ({ name, value: line(typed[name]) })),
      ].filter(({ value }) => value !== ''),
      notice: local?.notice ?? noticeOf(form),
      noticeLink: { href: noticeLink.href, label: local?.noticeLink ?? noticeLink.text },
      controls: Object.entries(form.fields).flatMap(([name, field]) =>
        field.derived || (field.onlyAnswered && !errors[name] && line(typed[name]) === '')
          ? []
          : control(name, field, typed[name], errors[name], local),
      ),
      send: local?.send ?? 'Send again',
    },
  };
}

/** The body has not been read: the answers are in the page before, and nowhere here. */
const unread = ({ message }: HttpError, form: Form): RefusedForm => ({
  heading: message,
  errors: [],
  note: {
    before: `${notSent}, and send it again from there. Or `,
    way: { href: pageOf(form, {}), label: 'start again' },
    after: '.',
  },
});

/** A sign-up for job alerts is received as a contact enquiry. */
const pageOf = ({ kind, page }: Form, { locations, experience }: Fields) =>
  kind === 'contact' && (locations ?? experience) !== undefined
    ? routes.jobAlerts
    : (page ?? formKinds.find((row) => row.kind === kind)?.page ?? routes.home);

function control(
  name: string,
  field: Field,
  typed: unknown,
  error: string | undefined,
  local: LocalWords | undefined,
): RefusedControl {
  const { input, options = [], required, show } = field;
  const values = (Array.isArray(typed) ? typed : [typed ?? '']).map(String);
  const answered = values.filter((value) => value !== '');
  // An answer in own words that was right is offered again, and what was refused is not sent again by itself.
  const own = input === 'radios' && error ? [] : answered;
  const settled = error ? '' : String(typed ?? '');
  const labelOf = (value: string) =>
    local?.option(name, value) ??
    (input === 'choices' ? show?.([value] as never).split('\n')[0] : undefined) ??
    value;
  return {
    name,
    field,
    label: local?.label(name) ?? field.fullLabel ?? field.label,
    optional: required || input === 'settled' ? undefined : local?.optional,
    error,
    typed: input === 'settled' ? settled : values.join(', '),
    shown:
      input !== 'settled' || local?.said.includes(name)
        ? []
        : (local?.option(name, settled) ?? show?.(settled as never) ?? settled).split('\n'),
    options:
      input === 'choices' || input === 'radios'
        ? [...new Set([...options, ...own])].map((value) => ({
            value,
            label: labelOf(value),
            chosen: values.includes(value),
          }))
        : [],
  };
}
