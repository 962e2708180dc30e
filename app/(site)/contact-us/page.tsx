import { MailAddress } from '#components/ui/mail-address';
import '#styles/site/trust.css';
import '#styles/ui/dated-voucher.css';
import { CallbackForm } from '#components/enquiries/callback-form';
import { successTextOf } from '#components/forms/success-text';
import { Island } from '#components/layout/island';
import '#styles/site/scenes/scene.css';
import { PageHead } from '#components/layout/page-head';
import { CallBack } from '#components/site/scenes/call-back';
import { AfterSending } from '#components/site/trust';
import { Section } from '#components/ui/section';
import { routes } from '#data/addresses/routes';
import { contactsOf, supportIn } from '#data/company/contacts';
import { contactPromise } from '#data/site';
import { callback } from '#lib/enquiries/forms/callback';
import { env } from '#lib/platform/config/env';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: 'Get a callback',
  description:
    'Leave your name, phone number and e-mail address. An executive of HOA will contact you within 2 working days about jobs, training or hiring.',
  path: routes.contactUs,
});

export default function ContactUsPage() {
  const support = contactsOf(env());
  return (
    <>
      <PageHead title="Get a callback" lede={contactPromise} />
      <div className="wrap grid gap-x-16 gap-y-10 pb-16 lg:grid-cols-2">
        <Island
          name="callback"
          of={CallbackForm}
          with={{
            id: 'contact-us',
            submit: 'GET A CALL BACK',
            full: true,
            failed: { title: 'Not sent', support: supportIn(support) },
            success: { ...successTextOf(callback, supportIn(support)), text: contactPromise },
          }}
        />
        <div className="grid content-start gap-8">
          <CallBack />
          <aside className="voucher dated" aria-label="Other ways to reach us">
            <div className="stub">
              Within<b>2</b>working days
            </div>
            <div className="voucher-body">
              <h2 className="text-[1.3rem]! [letter-spacing:0]!">Rather not wait?</h2>
              <p>
                Call <a href={support.call}>{support.phone}</a> or write to{' '}
                <MailAddress email={support.email} />
              </p>
              <p className="text-quiet">
                Looking for accountants? The <a href={routes.employee}>employer form</a> asks what
                we need to get started.
              </p>
              <p className="text-quiet">
                Looking for a date? <a href={routes.batches}>The batches</a> are listed with their
                days, seats and fees.
              </p>
              <p>
                <a className="action" href={routes.reachUs}>
                  Every way to reach us
                </a>
              </p>
            </div>
          </aside>
        </div>
      </div>
      <Section id="after" title="After you send it" on="raised">
        <AfterSending now={Date.now()} />
      </Section>
      <Breadcrumbs path={routes.contactUs} />
    </>
  );
}
