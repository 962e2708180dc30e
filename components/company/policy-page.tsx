import type { Metadata } from 'next';
import { PageHead } from '#components/layout/page-head';
import { StructuredData } from '#components/layout/structured-data';
import { Prose } from '#components/ui/prose';
import { type Policy, policyEffective } from '#data/policies/policy';
import { onDay } from '#lib/shared/dates';
import { pageMetadata } from '#lib/shared/pages/seo';
import { breadcrumbs } from '#lib/shared/pages/structured-data';

export const policyMetadata = ({ title, description, slug }: Policy): Metadata =>
  pageMetadata({ title, description, path: `/${slug}` });

interface Props {
  policy: Policy;
  origin: string;
  /** What this host says in the text: contacts and periods. */
  values: Readonly<Record<string, string>>;
}

export function PolicyPage({ policy: { slug, title, updated, body }, origin, values }: Props) {
  return (
    <>
      <PageHead
        title={title}
        lede={`Effective ${onDay(policyEffective)}. Last updated ${onDay(updated)}.`}
      />
      <Prose body={body} values={values} />
      <StructuredData things={[breadcrumbs(origin, `/${slug}`)]} />
    </>
  );
}
