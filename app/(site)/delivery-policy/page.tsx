import { PolicyPage, policyMetadata } from '#components/company/policy-page';
import { delivery } from '#data/policies/delivery';
import { env } from '#lib/server/settings/env';
import { policyValues } from '#lib/server/settings/policy-values';

export const metadata = policyMetadata(delivery);

export default function Page() {
  return <PolicyPage policy={delivery} origin={env().origin} values={policyValues(env())} />;
}
