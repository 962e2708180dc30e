import '#styles/site/trust.css';
import { CallbackForm } from '#components/enquiries/callback-form';
import { successTextOf } from '#components/forms/success-text';
import { Island } from '#components/layout/island';
import '#styles/site/scenes/scene.css';
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
      <div className="wrap grid grid-cols-1 items-start gap-x-16 gap-y-9 pt-7 pb-16 md:pt-14 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div>
          <h1>Get a callback</h1>
          <p className="lede mt-4">{contactPromise}</p>
        </div>
        <div className="lg:col-start-1">
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
        </div>
        <div className="grid content-start gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <CallBack />
          <aside className="grid gap-2 ruled-above pt-4" aria-label="Other ways to reach us">
            <h2 className="text-[1.5rem]!">Rather not wait?</h2>
            <p>
              Call <a href={support.call}>{support.phone}</a> or write to{' '}
              <a href={`mailto:${support.email}`}>{support.email}</a>
            </p>
            <p className="text-quiet">
              Looking for accountants? The <a href={routes.employee}>employer form</a> asks what we
              need to get started.
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
