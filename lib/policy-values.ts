import type { Env } from '#lib/env';

/** What the policies say of this host, by the names of their `{{marks}}`. */
export const policyValues = (env: Env): Readonly<Record<string, string>> => ({
  supportPhone: env.SUPPORT_PHONE,
  supportEmail: env.SUPPORT_EMAIL,
  grievanceContact: env.GRIEVANCE_CONTACT,
  retentionDays: String(env.RETENTION_DAYS),
});
