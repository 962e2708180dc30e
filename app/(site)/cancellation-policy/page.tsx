import { PolicyPage, policyMetadata } from '#components/company/policy-page';
import { cancellation } from '#data/policies/cancellation';
import { env } from '#lib/server/settings/env';
import { policyValues } from '#lib/server/settings/policy-values';

export const metadata = policyMetadata(cancellation);

export default function Page() {
  return <PolicyPage policy={cancellation} origin={env().origin} values={policyValues(env())} />;
}
