import { OwnReference } from '#components/accounts/own-registration';
import { Acknowledgement } from '#components/forms/acknowledgement';
import { Logo } from '#components/layout/logo';
import { SocialLinks } from '#components/layout/social-links';
import { PaymentReceipt } from '#components/payments/webinar-payment-parts';
import { MailAddress } from '#components/ui/mail-address';
import { Hours } from '#components/webinars/cards';
import { routes, webinarFeed } from '#data/addresses/routes';
import { sessionEntryPath } from '#data/addresses/session-routes';
import { paidCall, paidTwice, registrationWords } from '#data/after-registration';
import type { Contacts } from '#data/company/contacts';
import type { PageLanguage } from '#data/job-hunt/words';
import { type ThanksWords, thanksWords } from '#data/thanks';
import type { ownEnquiry, thanksOf } from '#lib/accounts/views/last-sent';
import type { visitorReceipt } from '#lib/payments/views/visitor';
import { inRupees } from '#lib/platform/values/money';
import { dayOf, findSession, type Session } from '#lib/webinars/rules/sessions';
import {
  accessLinkText,
  localDates,
  movedText,
  sessionLanguage,
  sessionLinks,
} from '#lib/webinars/words/sessions';

interface Props extends ReturnType<typeof thanksOf> {
  receipt: Awaited<ReturnType<typeof visitorReceipt>>;
  own: Awaited<ReturnType<typeof ownEnquiry>>;
  contacts: Contacts;
  /** When they registered, in epoch milliseconds. */
  at: number;
}

export function ThankYou({ session, instead, language, receipt, own, contacts, at }: Props) {
  const words = thanksWords[language];
  return (
    <div className="wrap max-w-3xl pt-10 pb-16 md:pt-16">
      <Logo />
      <h1 className="mt-5">
        {words.title}
        {(session || receipt) && <span className="block">{words.registered}</span>}
      </h1>
      <div className="mt-9 grid gap-6">
        {session && <FreeThanks session={session} instead={instead} lang={language} at={at} />}
        {!session && receipt && (
          <>
            {receipt.paid.again && <p className="notice">{paidTwice}</p>}
            <PaymentReceipt rows={receipt.rows} />
            <PaidThanks
              support={contacts}
              amountPaise={receipt.paid.amountPaise}
              edition={receipt.paid.edition.id}
              at={at}
            />
          </>
        )}
        {!session && !receipt && <NoThanks support={contacts} lang={language} />}
        {own && session && language !== 'en' && <OwnReference {...own} language={language} />}
        {own && (!session || language === 'en') && (
          <Acknowledgement {...own} why={session ? registrationWords.en.call : paidCall} />
        )}
      </div>
      <p className="mt-7 semibold">{words.follow}</p>
      <SocialLinks social={contacts.social} />
      <a className="button line mt-9" href={routes.home}>
        {words.home}
      </a>
    </div>
  );
}

interface Free {
  session: Session;
  /** The one that was chosen and is no more. */
  instead?: Session | undefined;
  lang: PageLanguage;
  /** When they registered, in epoch milliseconds. */
  at: number;
}

export function FreeThanks({ session, instead, lang, at }: Free) {
  const words: ThanksWords = thanksWords[lang];
  const links = sessionLinks(session, lang);
  const dates = localDates[lang];
  return (
    <>
      {instead && <p className="notice">{movedText(instead, lang)}</p>}
      <article id="free" className="voucher">
        <time className="stub" dateTime={new Date(session.start).toISOString()}>
          {dates.weekday(session.start)}
          <b>{dayOf(session.start)}</b>
          {dates.month(session.start)}
        </time>
        <div className="voucher-body">
          <h2 className="step-title">{words.session}</h2>
          <p lang="en-IN">
            <b>{session.title}</b>
          </p>
          <p className="num">
            {sessionLanguage(lang, session)}, <Hours>{dates.hours(session)}</Hours>
          </p>
        </div>
      </article>
      <p>{words.confirmation}</p>
      <p>{accessLinkText(lang, session.start, at)}</p>
      <p>{words.questionBank}</p>
      <p className="flex flex-wrap gap-x-7">
        <a className="action" href={links.download}>
          {words.download}
        </a>
        <a className="action" href={links.google} rel="noopener" target="_blank">
          {words.google}
        </a>
        <a className="action" href={webinarFeed}>
          {words.subscribe}
        </a>
      </p>
    </>
  );
}

/** Opened without a registration, the page says what follows one, and nothing that is not true. */
function NoThanks({ support, lang }: Support & { lang: PageLanguage }) {
  const { title, text, missing, within }: ThanksWords['after'] = thanksWords[lang].after;
  return (
    <article className="voucher">
      <div className="stub">
        {within[0]}
        <b>2</b>
        {within[1]}
      </div>
      <div className="voucher-body">
        <h2 className="step-title">{title}</h2>
        <p>{text}</p>
        <p className="text-quiet">
          {missing}{' '}
          <span className="whitespace-nowrap">
            <a href={support.call}>{support.phone}</a>,
          </span>{' '}
          <MailAddress email={support.email} />
        </p>
      </div>
    </article>
  );
}

interface Support {
  support: Pick<Contacts, 'phone' | 'call' | 'email'>;
}

interface Paid extends Support {
  amountPaise: number;
  edition: string;
  /** When they registered, in epoch milliseconds. */
  at: number;
}

export function PaidThanks({ support, amountPaise, edition, at }: Paid) {
  const session = findSession(edition);
  return (
    <article id="paid" className="voucher">
      <div className="stub">
        Paid
        <b className="text-[1.9rem]!">{inRupees(amountPaise / 100)}</b>
        GST included
      </div>
      <div className="voucher-body">
        <h2 className="step-title">The paid AI webinar</h2>
        <p>
          Your receipt, with the order and payment numbers and GST, is on its way to your{' '}
          <span className="whitespace-nowrap">e-mail</span> address. The calendar entry is attached
          to it. {session && accessLinkText('en', session.start, at)}
        </p>
        <a className="action" href={sessionEntryPath(edition)}>
          Add it to your calendar now
        </a>
        <p className="text-quiet">
          If you do not get the receipt within an hour, call{' '}
          <a href={support.call}>{support.phone}</a> or write to{' '}
          <MailAddress email={support.email} /> with the payment number from your bank’s message.
        </p>
      </div>
    </article>
  );
}
