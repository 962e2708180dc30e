import '#styles/webinars/payment.css';
import '#styles/webinars/calendar.css';
import { cookies } from 'next/headers';
import { tamil } from '#app/tamil';
import { telugu } from '#app/telugu';
import { OwnEnquiry } from '#components/enquiry/own-enquiry';
import { OwnReference } from '#components/enquiry/own-reference';
import { StoreAwayAlone } from '#components/enquiry/store-away';
import { Logo } from '#components/layout/logo';
import { SocialLinks } from '#components/layout/social-links';
import { PaymentReceipt } from '#components/webinars/payment-receipt';
import { FreeThanks, NoThanks, PaidThanks } from '#components/webinars/thanks';
import { connectionTexts } from '#data/connection-texts';
import { paidCall, paidTwice, registrationWords } from '#data/registration';
import { thanksWords } from '#data/thanks';
import { noteStoreAway } from '#lib/server/log';
import { visitorReceipt } from '#lib/server/payments/visitor-receipt';
import { env } from '#lib/server/settings/env';
import { whileStoreAnswers } from '#lib/server/store/outage-log';
import { ownEnquiry } from '#lib/server/visitor-page/own-enquiry';
import { thanksOf } from '#lib/server/visitor-page/thanks';
import { routes } from '#lib/shared/addresses/routes';
import { contactsOf } from '#lib/shared/company/contacts';
import { webinarFree } from '#lib/shared/forms/webinar-free/form';
import { webinarPaid } from '#lib/shared/forms/webinar-paid/form';
import { pageMetadata } from '#lib/shared/pages/seo';

export const metadata = pageMetadata({
  title: 'Thank you',
  description: 'Your registration has reached us; what happens next.',
  path: routes.thankYou,
  hidden: true,
});

export default async function ThankYouPage({ searchParams }: PageProps<'/thankyou'>) {
  let storeAway = false;
  const receipt = await whileStoreAnswers(visitorReceipt, () => {
    storeAway = true;
    return undefined;
  });
  const contacts = contactsOf(env());
  const sent = (await cookies()).toString();
  const registered = await ownEnquiry(sent, webinarFree.kind);
  const { session, instead, language } = thanksOf(
    await searchParams,
    registered,
    receipt !== undefined,
  );
  const free = session !== undefined;
  if (storeAway && !free) {
    noteStoreAway();
    return <StoreAwayAlone contacts={contacts} />;
  }
  const own = free ? registered : receipt && (await ownEnquiry(sent, webinarPaid.kind));
  const at = own?.receivedAt ?? Date.now();
  const words = thanksWords[language];
  return (
    <main
      id="main"
      tabIndex={-1}
      lang={language === 'en' ? undefined : language}
      className={`${tamil.variable} ${telugu.variable}`}
      {...connectionTexts(language)}
    >
      <div className="wrap max-w-3xl pt-10 pb-16 md:pt-16">
        <Logo />
        <h1 className="mt-5">
          {words.title}
          {(free || receipt) && <span className="block">{words.registered}</span>}
        </h1>
        <div className="mt-9 grid gap-6">
          {free && <FreeThanks session={session} instead={instead} lang={language} at={at} />}
          {!free && receipt && (
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
          {!free && !receipt && <NoThanks support={contacts} lang={language} />}
          {own && free && language !== 'en' && <OwnReference {...own} language={language} />}
          {own && (!free || language === 'en') && (
            <OwnEnquiry {...own} why={free ? registrationWords.en.call : paidCall} />
          )}
        </div>
        <p className="mt-7 font-semibold">{words.follow}</p>
        <SocialLinks social={contacts.social} />
        <a className="button line mt-9" href={routes.home}>
          {words.home}
        </a>
      </div>
    </main>
  );
}
