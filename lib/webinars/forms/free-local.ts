/** The page is in the language in which the registration was filled in. */

import { jobHuntPath } from '#data/addresses/routes';
import { type PageLanguage, pageLanguages } from '#data/job-hunt/words';
import { jobHuntForms } from '#data/job-hunt-form/forms';
import { refusalWords } from '#data/job-hunt-form/refusals';
import type { FormWords } from '#data/job-hunt-form/shape';
import type { LocalWords } from '#lib/forms/define';
import { line } from '#lib/platform/values/text';
import { wrongText } from '#lib/webinars/forms/free-rules';
import { findSession } from '#lib/webinars/rules/sessions';
import { localDates, sessionLanguage } from '#lib/webinars/words/sessions';

export function localWords(
  typed: Readonly<Record<string, unknown>>,
  status: number,
): LocalWords | undefined {
  const language = pageLanguages.find((each) => each === line(typed.language));
  if (!language) return undefined;
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
    said: ['language'],
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
