import { PolicyPage, policyMetadata } from '#components/company/policy-page';
import { terms } from '#data/policies/terms';
import { env } from '#lib/server/settings/env';
import { policyValues } from '#lib/server/settings/policy-values';

export const metadata = policyMetadata(terms);

export default function Page() {
  return <PolicyPage policy={terms} origin={env().origin} values={policyValues(env())} />;
}
