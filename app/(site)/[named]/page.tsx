import { notFound } from 'next/navigation';
import { PageHead } from '#components/layout/page-head';
import { Prose } from '#components/ui/prose';
import { policies } from '#data/policies';
import { policyEffective } from '#data/policies/policy';
import { env } from '#lib/platform/config/env';
import { policyValues } from '#lib/platform/config/policy-values';
import { onDay } from '#lib/platform/values/india';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

type Props = PageProps<'/[named]'>;

export const dynamicParams = false;
export const generateStaticParams = () => policies.map(({ slug }) => ({ named: slug }));

export async function generateMetadata(props: Props) {
  const { title, description, slug } = await policyOf(props);
  return pageMetadata({ title, description, path: `/${slug}` });
}

export default async function PolicyPage(props: Props) {
  const { slug, title, updated, body } = await policyOf(props);
  return (
    <>
      <PageHead
        title={title}
        lede={`Effective ${onDay(policyEffective)}. Last updated ${onDay(updated)}.`}
      />
      <Prose body={body} values={policyValues(env())} />
      <Breadcrumbs path={`/${slug}`} />
    </>
  );
}

async function policyOf({ params }: Props) {
  const { named } = await params;
  return policies.find(({ slug }) => slug === named) ?? notFound();
}
