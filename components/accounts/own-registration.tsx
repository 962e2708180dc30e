import { PageHead } from '#components/layout/page-head';
import { routes } from '#data/addresses/routes';
import { sessionEntryPath } from '#data/addresses/session-routes';
import { registrationWords } from '#data/after-registration';
import { confirmationWords } from '#data/job-hunt/confirmation';
import type { PageLanguage } from '#data/job-hunt/words';
import { thanksWords } from '#data/thanks';
import { webinarFree } from '#lib/webinars/forms/free';
import type { Session } from '#lib/webinars/rules/sessions';
import {
  accessLinkText,
  localDates,
  movedText,
  sessionLanguage,
  sessionLinks,
} from '#lib/webinars/words/sessions';

/** The thank-you page shows this to the person who registered for a session. */

interface Registration {
  readonly language: PageLanguage;
  readonly session: Session;
  readonly reference: string;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
  readonly promisedBy: number;
  readonly page: string;
  readonly instead?: Session;
}

/** This is for a visitor who registered without a script, in the language of the form. */
export function OwnRegistration({ language, session, instead, receivedAt, ...own }: Registration) {
  const thanks = thanksWords[language];
  const words = confirmationWords[language];
  const dates = localDates[language];
  return (
    <div lang={language}>
      <PageHead title={`${thanks.title} ${thanks.registered}`} />
      <div className="wrap grid justify-items-start gap-6 pb-16">
        <p lang="en-IN">{webinarFree.success}</p>
        {instead && <p className="notice">{movedText(instead, language)}</p>}
        <p className="own-enquiry">
          {thanks.session}:{' '}
          <b>
            {dates.date(session.start)}, {dates.hours(session)}
          </b>
          <br />
          {sessionLanguage(language, session)}
          <br />
          {words.topic}: <span lang="en-IN">{session.title}</span>
          <br />
          <a href={sessionLinks(session, language).download}>{thanks.download}</a>
        </p>
        <p>{thanks.confirmation}</p>
        <p>{accessLinkText(language, session.start, receivedAt)}</p>
        <p>{thanks.questionBank}</p>
        <OwnReference {...own} language={language} />
        <a className="button" href={routes.home}>
          {thanks.home}
        </a>
      </div>
    </div>
  );
}

interface Props {
  id: string;
  text: string;
  link: string;
  instead?: Session | undefined;
}

/** Which session of the free webinar was registered for, and the way into a calendar. */
export function OwnSession({ id, text, link, instead }: Props) {
  return (
    <>
      {instead && <p className="notice">{movedText(instead, 'en')}</p>}
      <p className="own-enquiry">
        You are registered for <b>{text}</b>.{' '}
        <a href={sessionEntryPath(id)}>Add it to your calendar</a>. {link}{' '}
        {thanksWords.en.questionBank}
      </p>
    </>
  );
}

type ReferenceProps = Pick<Registration, 'language' | 'reference' | 'promisedBy' | 'page'>;

/** A visitor who registered without a script should write this down. */
export function OwnReference({ language, reference, promisedBy, page }: ReferenceProps) {
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
