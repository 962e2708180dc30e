import { PolicyPage, policyMetadata } from '#components/company/policy-page';
import { refund } from '#data/policies/refund';
import { env } from '#lib/server/settings/env';
import { policyValues } from '#lib/server/settings/policy-values';

export const metadata = policyMetadata(refund);

export default function Page() {
  return <PolicyPage policy={refund} origin={env().origin} values={policyValues(env())} />;
}
