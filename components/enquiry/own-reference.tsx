import { registrationWords } from '#data/after-registration';
import { confirmationWords } from '#data/job-hunt/confirmation';
import type { PageLanguage } from '#data/job-hunt/words';
import { localDates } from '#lib/shared/calendar/local-dates';

interface Props {
  readonly language: PageLanguage;
  readonly reference: string;
  /** Epoch milliseconds. */
  readonly promisedBy: number;
  readonly page: string;
}

/** What whoever registered should write down, in the language of the page it was done on. */
export function OwnReference({ language, reference, promisedBy, page }: Props) {
  const words = confirmationWords[language];
  return (
    <p className="own-enquiry">
      {registrationWords[language].call}
      <br />
      {words.reference}: <b>{reference}</b>
      <br />
      {words.promised}: <b>{localDates[language].moment(promisedBy)}</b>
      <br />
      <a href={page} hrefLang="en">
        {words.button}
      </a>
    </p>
  );
}
