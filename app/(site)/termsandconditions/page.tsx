import { PolicyPage, policyMetadata } from '#components/company/policy-page';
import { terms } from '#data/policies/terms';
import { env } from '#lib/env';
import { policyValues } from '#lib/policy-values';

export const metadata = policyMetadata(terms);

export default function Page() {
  return <PolicyPage policy={terms} origin={env().origin} values={policyValues(env())} />;
}
