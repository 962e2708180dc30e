import { PolicyPage, policyMetadata } from '#components/company/policy-page';
import { privacy } from '#data/policies/privacy';
import { env } from '#lib/env';
import { policyValues } from '#lib/policy-values';

export const metadata = policyMetadata(privacy);

export default function Page() {
  return <PolicyPage policy={privacy} origin={env().origin} values={policyValues(env())} />;
}
