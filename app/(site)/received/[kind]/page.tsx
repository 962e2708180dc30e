import '#styles/company/receipt.css';
import '#styles/forms/local.css';
import type { Metadata } from 'next';
import { Perks } from '#components/careers/jobs/perks';
import { Receipt } from '#components/company/receipt';
import { PageHead } from '#components/layout/page-head';
import { SocialLinks } from '#components/layout/social-links';
import { applicationPromise } from '#data/application-choices';
import { contactPromise } from '#data/site';
import { env } from '#lib/server/settings/env';
import { receivedPath, routes } from '#lib/shared/addresses/routes';
import { contactsOf } from '#lib/shared/company/contacts';
import { application } from '#lib/shared/forms/application/form';
import type { Form } from '#lib/shared/forms/define';
import { forms } from '#lib/shared/forms/registry';
import { pageMetadata } from '#lib/shared/pages/seo';

type Props = PageProps<'/received/[kind]'>;

export const dynamicParams = false;
export const generateStaticParams = () => forms.map(({ kind }) => ({ kind }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind } = await params;
  return pageMetadata({
    title: 'Received',
    description: 'Your details have reached us and are stored.',
    path: receivedPath(kind),
    hidden: true,
  });
}

export default async function ReceivedPage({ params }: Props) {
  const { kind } = await params;
  const form: Form | undefined = forms.find((candidate) => candidate.kind === kind);
  const contacts = contactsOf(env());
  const isApplication = kind === application.kind;
  return (
    <>
      <PageHead
        title={form?.received ?? form?.success ?? ''}
        lede={form?.received && form.success}
      />
      <div className="wrap grid justify-items-start gap-8 pb-16">
        <div data-slot="enquiry" />
        <Receipt
          promise={isApplication ? applicationPromise : contactPromise}
          contacts={contacts}
        />
        {isApplication && (
          <section aria-labelledby="with-it">
            <h2 id="with-it">What comes with it</h2>
            <Perks className="ticks mt-4" />
            <p className="mt-6 font-semibold">Until then</p>
            <SocialLinks social={contacts.social}>
              <li>
                <a href={routes.jobs}>Career paths</a>
              </li>
            </SocialLinks>
          </section>
        )}
        <a className="button" href={routes.home}>
          Go Back Home
        </a>
      </div>
    </>
  );
}
