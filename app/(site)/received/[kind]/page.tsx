import '#styles/company/receipt.css';
import '#styles/forms/local.css';
import type { Metadata } from 'next';
import { Perks } from '#components/careers/perks';
import { Receipt } from '#components/company/receipt';
import { PageHead } from '#components/layout/page-head';
import { SocialLinks } from '#components/layout/social-links';
import { applicationPromise } from '#data/application';
import { contactPromise } from '#data/site';
import { contactsOf } from '#lib/contacts';
import { env } from '#lib/env';
import { application } from '#lib/forms/application/form';
import { forms } from '#lib/forms/catalogue';
import type { Form } from '#lib/forms/define';
import { receivedPath, routes } from '#lib/routes';
import { pageMetadata } from '#lib/seo';

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
