import type { PageLanguage } from '#data/job-hunt/words';
import { thanksWords } from '#data/thanks';
import { localDates } from '#lib/shared/calendar/local-dates';
import type { Session } from '#lib/shared/calendar/sessions';

/** Before the session that is kept: the one that was `chosen` is no more. */
export const movedText = ({ start }: Pick<Session, 'start'>, language: PageLanguage) =>
  thanksWords[language].moved.replace('{when}', localDates[language].date(start));
