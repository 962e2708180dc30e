/** The settings as a program of the site reads them: also checked against what the features know of their own settings. */
import { type Env, readEnv } from '#lib/platform/config/env';
import { processState } from '#lib/platform/values/process-state';
import { closingProblem } from '#lib/webinars/rules/sessions';

/** Throws an `EnvProblem` with a line for each variable that is wrong or missing. */
export const readSiteEnv = (
  source: Readonly<Record<string, string | undefined>>,
  now = Date.now(),
): Env =>
  readEnv(source, now, [
    ({ AI_WEBINAR_CLOSES_AT: closing }, at) =>
      closing === undefined ? undefined : closingProblem(closing, at),
  ]);

/** The environment of this process, read at the first call: each program calls this before anything else asks for it. */
export function siteEnv(): Env {
  processState.env ??= readSiteEnv(process.env);
  return processState.env;
}
