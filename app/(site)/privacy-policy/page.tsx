import { PolicyPage, policyMetadata } from '#components/company/policy-page';
import { privacy } from '#data/policies/privacy';
import { env } from '#lib/server/settings/env';
import { policyValues } from '#lib/server/settings/policy-values';

export const metadata = policyMetadata(privacy);

export default function Page() {
  return <PolicyPage policy={privacy} origin={env().origin} values={policyValues(env())} />;
}
