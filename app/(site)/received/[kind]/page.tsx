import '#styles/company/company.css';
import '#styles/forms/local.css';
import type { Metadata } from 'next';
import { Receipt } from '#components/company/receipt';
import { PageHead } from '#components/layout/page-head';
import { contactPromise } from '#data/site';
import { contactsOf } from '#lib/contacts';
import { env } from '#lib/env';
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
  return (
    <>
      <PageHead
        title={form?.received ?? form?.success ?? ''}
        lede={form?.received && form.success}
      />
      <div className="wrap grid justify-items-start gap-8 pb-16">
        <div data-slot="enquiry" />
        <Receipt promise={contactPromise} contacts={contactsOf(env())} />
        <a className="button" href={routes.home}>
          Go Back Home
        </a>
      </div>
    </>
  );
}
