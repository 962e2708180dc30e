import { OwnReference } from '#components/enquiry/own-reference';
import { Acknowledgement } from '#components/forms/acknowledgement';
import { Logo } from '#components/layout/logo';
import { SocialLinks } from '#components/layout/social-links';
import { PaymentReceipt } from '#components/webinars/payment-receipt';
import { FreeThanks, NoThanks, PaidThanks } from '#components/webinars/thanks';
import { paidCall, paidTwice, registrationWords } from '#data/after-registration';
import { thanksWords } from '#data/thanks';
import type { visitorReceipt } from '#lib/server/payments/views';
import type { ownEnquiry } from '#lib/server/visitor-page/own-enquiry';
import type { thanksOf } from '#lib/server/visitor-page/thanks';
import { routes } from '#lib/shared/addresses/routes';
import type { Contacts } from '#lib/shared/company/contacts';

interface Props extends ReturnType<typeof thanksOf> {
  receipt: Awaited<ReturnType<typeof visitorReceipt>>;
  own: Awaited<ReturnType<typeof ownEnquiry>>;
  contacts: Contacts;
  /** When they registered, in epoch milliseconds. */
  at: number;
}

/** What follows a registration: for a free session, for a payment, or for who has neither. */
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
      <p className="mt-7 font-semibold">{words.follow}</p>
      <SocialLinks social={contacts.social} />
      <a className="button line mt-9" href={routes.home}>
        {words.home}
      </a>
    </div>
  );
}
