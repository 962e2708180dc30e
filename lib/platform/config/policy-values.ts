import { identityOf, legalEntityOf, overseasWords } from '#data/company/legal-entity';
import type { Env } from '#lib/platform/config/env';

export function policyValues(env: Env): Readonly<Record<string, string>> {
  const entity = legalEntityOf(env);
  return {
    identity: identityOf(entity),
    overseas: overseasWords(entity),
    supportPhone: env.SUPPORT_PHONE,
    supportEmail: env.SUPPORT_EMAIL,
    grievanceContact: env.GRIEVANCE_CONTACT,
    grievanceOfficer: entity.grievanceOfficer,
    retentionDays: String(env.RETENTION_DAYS),
  };
}
