/** The page that a plain form post gets when it was refused: what is wrong, and the form again with what was typed. */

import { renderPaths } from '#data/addresses/render-paths';
import { jobHuntPath, routes } from '#data/addresses/routes';
import { type PageLanguage, pageLanguages } from '#data/job-hunt/words';
import { jobHuntForms } from '#data/job-hunt-form/forms';
import { refusalWords } from '#data/job-hunt-form/refusals';
import type { FormWords } from '#data/job-hunt-form/shape';
import { askedFromField, placeIn } from '#lib/forms/asked-from';
import type { Field, Form } from '#lib/forms/define';
import { headingOf, lineOf, noticeLink, noticeOf } from '#lib/forms/notice';
import type { RefusedControl, RefusedForm } from '#lib/forms/refused';
import { type HttpError, notSent } from '#lib/platform/http/errors/http-error';
import type { Fields } from '#lib/platform/http/intake/body';
import { renderPage } from '#lib/platform/http/page-view';
import { line } from '#lib/platform/values/text';
import { formPageOf } from '#lib/start/call-pages';
import { wrongText } from '#lib/webinars/forms/free-rules';
import { againField } from '#lib/webinars/forms/paid';
import { findSession } from '#lib/webinars/rules/sessions';
import { localDates, sessionLanguage } from '#lib/webinars/words/sessions';

/** The page says the problem in the language of the form. */
export function errorPage(httpError: HttpError, form: Form, typed: Fields): Promise<string> {
  const local = localProblem(form.kind, typed, httpError);
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
  local: LocalProblem | undefined,
): RefusedForm {
  const errors = Object.fromEntries(
    Object.entries(given).map(([name, error]) => [name, local?.error(name) ?? error]),
  );
  const lines = Object.entries(errors).map(([name, error]) => {
    const { label = name, input = 'text' } = form.fields[name] ?? {};
    // What a registration lacks is asked for in a sentence of its own.
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
        { name: againField, value: line(typed[againField]) },
      ].filter(({ value }) => value !== ''),
      notice: local?.notice ?? noticeOf(form),
      noticeLink: { href: noticeLink.href, label: local?.noticeLink ?? noticeLink.text },
      controls: Object.entries(form.fields).flatMap(([name, field]) =>
        field.onlyAnswered && !errors[name] && line(typed[name]) === ''
          ? []
          : control(name, field, typed[name], errors[name], local),
      ),
      send: local?.send ?? 'Send again',
    },
  };
}

/** What was typed has not been read: it stands in the page before, and nowhere here. */
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
const pageOf = ({ kind, action }: Form, { locations, experience }: Fields) =>
  kind === 'contact' && (locations ?? experience) !== undefined
    ? routes.jobAlerts
    : (formPageOf(action) ?? routes.home);

function control(
  name: string,
  field: Field,
  typed: unknown,
  error: string | undefined,
  local: LocalProblem | undefined,
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
      input !== 'settled' || (local && name === 'language')
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

/** What the page says in place of its English words. */
type LocalProblem = NonNullable<ReturnType<typeof localProblem>>;

/** Undefined for a form that is asked in English alone. */
function localProblem(kind: string, typed: Fields, { status }: HttpError) {
  const language = pageLanguages.find((each) => each === line(typed.language));
  if (kind !== 'webinar-free' || !language) return undefined;
  const words = jobHuntForms[language];
  const { texts, customFields, choices } = words;
  const choiceOf = (name: string) => Object.entries(choices).find(([each]) => each === name)?.[1];
  return {
    language,
    /** Undefined for the English page. */
    title: refusalWords[language]?.notYet,
    heading: localHeading(words, status),
    kept: texts.kept,
    send: texts.submit,
    notice: `${texts.notice} ${texts.keeping} ${texts.minor} ${texts.withdraw}`,
    optional: texts.optional,
    noticeLink: texts.withdrawLink,
    back: { href: jobHuntPath(language), label: texts.back },
    label: (name: string) =>
      words.basicFields.find((asked) => asked.name === name)?.label ??
      choiceOf(name)?.label ??
      (name === 'whyWebinar'
        ? customFields.whyWebinar
        : name === 'session'
          ? texts.session
          : undefined),
    error: (name: string) => {
      const asked = words.basicFields.find((each) => each.name === name);
      const given = line(typed[name]);
      const wrong = asked && given && wrongText(asked, given, texts);
      return wrong || asked?.missing || choiceOf(name)?.missing;
    },
    option: (name: string, value: string) =>
      name === 'session'
        ? sessionIn(language, value)
        : choiceOf(name)?.options.find((option) => option.value === value)?.label,
  };
}

/** In two lines, as below the list of its page. */
function sessionIn(language: PageLanguage, id: string): string | undefined {
  const session = findSession(id);
  if (!session) return undefined;
  const { date, hours } = localDates[language];
  const when = `${date(session.start)}, ${hours(session)}`;
  return `${when}: ${sessionLanguage(language, session)}\n${session.title}`;
}

function localHeading({ texts }: FormWords, status: number): string {
  if (status === 422) return texts.wrong;
  return status === 429 ? texts.tooMany : texts.failed;
}
