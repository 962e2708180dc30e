/** The page about a refused registration in the language it was made in: only where a form is asked in several. */
import { type PageLanguage, pageLanguages } from '#data/job-hunt/words';
import { jobHuntForms } from '#data/job-hunt-form/forms';
import { refusalWords } from '#data/job-hunt-form/refusals';
import type { FormWords } from '#data/job-hunt-form/shape';
import type { HttpError } from '#lib/server/http/errors/http-error';
import type { Fields } from '#lib/server/intake/body';
import { jobHuntPath } from '#lib/shared/addresses/routes';
import { findSession } from '#lib/shared/calendar/rules';
import { localDates, sessionLanguage } from '#lib/shared/calendar/words';
import { line } from '#lib/shared/forms/sanitize';
import { wrongText } from '#lib/shared/forms/webinar-free/rules';

/** What the page says in place of its English words. */
export interface LocalProblem {
  readonly language: PageLanguage;
  /** Of the page; undefined for the English one. */
  readonly title: string | undefined;
  readonly heading: string;
  readonly kept: string;
  readonly send: string;
  readonly notice: string;
  /** Beside what may be left empty. */
  readonly optional: string;
  readonly noticeLink: string;
  readonly back: { readonly href: string; readonly label: string };
  label(name: string): string | undefined;
  error(name: string): string | undefined;
  /** An option as this language shows it. */
  option(name: string, value: string): string | undefined;
}

/** Undefined for a form that is asked in English alone. */
export function localProblem(
  kind: string,
  typed: Fields,
  { status }: HttpError,
): LocalProblem | undefined {
  const language = pageLanguages.find((each) => each === line(typed.language));
  if (kind !== 'webinar-free' || !language) return undefined;
  const words = jobHuntForms[language];
  const { texts, customFields, choices } = words;
  const choiceOf = (name: string) => Object.entries(choices).find(([each]) => each === name)?.[1];
  return {
    language,
    title: refusalWords[language]?.notYet,
    heading: headingOf(words, status),
    kept: texts.kept,
    send: texts.submit,
    notice: `${texts.notice} ${texts.keeping} ${texts.minor} ${texts.withdraw}`,
    optional: texts.optional,
    noticeLink: texts.withdrawLink,
    back: { href: jobHuntPath(language), label: texts.back },
    label: (name) =>
      words.basicFields.find((asked) => asked.name === name)?.label ??
      choiceOf(name)?.label ??
      (name === 'whyWebinar'
        ? customFields.whyWebinar
        : name === 'session'
          ? texts.session
          : undefined),
    error: (name) => {
      const asked = words.basicFields.find((each) => each.name === name);
      const given = line(typed[name]);
      const wrong = asked && given && wrongText(asked, given, texts);
      return wrong || asked?.missing || choiceOf(name)?.missing;
    },
    option: (name, value) =>
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

function headingOf({ texts }: FormWords, status: number): string {
  if (status === 422) return texts.wrong;
  return status === 429 ? texts.tooMany : texts.failed;
}
