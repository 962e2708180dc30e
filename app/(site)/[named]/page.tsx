import { notFound } from 'next/navigation';
import { PolicyPage, policyMetadata } from '#components/company/policy-page';
import { policies } from '#data/policies';
import { env } from '#lib/server/settings/env';
import { policyValues } from '#lib/server/settings/policy-values';

type Props = PageProps<'/[named]'>;

export const dynamicParams = false;
export const generateStaticParams = () => policies.map(({ slug }) => ({ named: slug }));
export const generateMetadata = async (props: Props) => policyMetadata(await policyOf(props));

export default async function Page(props: Props) {
  const policy = await policyOf(props);
  return <PolicyPage policy={policy} origin={env().origin} values={policyValues(env())} />;
}

async function policyOf({ params }: Props) {
  const { named } = await params;
  return policies.find(({ slug }) => slug === named) ?? notFound();
}
