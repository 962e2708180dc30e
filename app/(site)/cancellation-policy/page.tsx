import { PolicyPage, policyMetadata } from '#components/company/policy-page';
import { cancellation } from '#data/policies/cancellation';
import { env } from '#lib/env';
import { policyValues } from '#lib/policy-values';

export const metadata = policyMetadata(cancellation);

export default function Page() {
  return <PolicyPage policy={cancellation} origin={env().origin} values={policyValues(env())} />;
}
