import '#styles/enquiries/receipt.css';
import '#styles/forms/local.css';
import type { Metadata } from 'next';
import { Received } from '#components/enquiries/received';
import { receivedPath } from '#data/addresses/routes';
import { contactsOf } from '#data/company/contacts';
import { forms } from '#lib/accounts/forms/registry';
import { env } from '#lib/platform/config/env';
import { pageMetadata } from '#lib/site/rules/seo';

type Props = PageProps<'/received/[kind]'>;

export const dynamicParams = false;
export const generateStaticParams = () => forms.map(({ kind }) => ({ kind }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind } = await params;
  return pageMetadata({
    title: 'Received',
    description: 'We have received and saved your details.',
    path: receivedPath(kind),
    hidden: true,
  });
}

export default async function ReceivedPage({ params }: Props) {
  const { kind } = await params;
  return <Received kind={kind} contacts={contactsOf(env())} />;
}
