import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHead } from '#components/layout/page-head';
import { Prose } from '#components/ui/prose';
import { policies } from '#data/policies';
import { policyEffective } from '#data/policies/policy';
import { onDay } from '#lib/dates';
import { env } from '#lib/env';
import { pageMetadata } from '#lib/seo';

type Props = PageProps<'/[policy]'>;

export const dynamicParams = false;
export const generateStaticParams = () => policies.map(({ slug }) => ({ policy: slug }));

const policyOf = async ({ params }: Props) => {
  const { policy } = await params;
  return policies.find(({ slug }) => slug === policy) ?? notFound();
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { title, description, slug } = await policyOf(props);
  return pageMetadata({ title, description, path: `/${slug}` });
}

export default async function PolicyPage(props: Props) {
  const { title, updated, body } = await policyOf(props);
  const { SUPPORT_PHONE, SUPPORT_EMAIL, GRIEVANCE_CONTACT, RETENTION_DAYS } = env();
  const values = {
    supportPhone: SUPPORT_PHONE,
    supportEmail: SUPPORT_EMAIL,
    grievanceContact: GRIEVANCE_CONTACT,
    retentionDays: String(RETENTION_DAYS),
  };
  return (
    <>
      <PageHead
        title={title}
        lede={`Effective ${onDay(policyEffective)}. Last updated ${onDay(updated)}.`}
      />
      <Prose body={body} values={values} />
    </>
  );
}
