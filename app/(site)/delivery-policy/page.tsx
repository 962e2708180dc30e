import { PolicyPage, policyMetadata } from '#components/company/policy-page';
import { delivery } from '#data/policies/delivery';
import { env } from '#lib/env';
import { policyValues } from '#lib/policy-values';

export const metadata = policyMetadata(delivery);

export default function Page() {
  return <PolicyPage policy={delivery} origin={env().origin} values={policyValues(env())} />;
}
