/** Checks the environment, builds when needed, then serves. */
import { join, resolve } from 'node:path';
import { claims } from '#data/claims';
import { unfoundedClaims } from '#data/company/claims';
import { type Env, envWarnings } from '#lib/platform/config/env';
import { mailTransportOf } from '#lib/platform/config/public-mode';
import { checkPlace } from '#lib/platform/files/place-check';
import { log } from '#lib/platform/log/log';
import { siteEnv } from '#lib/start/env';
import { hiddenEnquiries } from '#lib/start/presence';
import { closingProblem } from '#lib/webinars/rules/sessions';
import { readyFolder } from '#scripts/build-stamp';
import { compiledCodeEnvironment, removeFormerCode } from '#scripts/compiled-code';
import { orExitWithReason } from '#scripts/run-command';
import { startOver } from '#scripts/serving-process';

export const serveSite = (): Promise<void> =>
  orExitWithReason(async () => {
    const environment = siteEnv();
    const [made] = process.argv.slice(2);
    if (made === undefined) await look(environment);
    const folder = made ?? (await readyFolder(environment)) ?? (await built(environment));
    const { serve } = await import('../server.ts');
    await serve(environment, folder);
    if (environment.mode === 'trial') console.log(localParts(environment));
    else
      for (const line of unfoundedClaims(Object.values(claims)))
        log().warn({ claim: line }, 'not drawn');
    log().info({ mode: environment.mode, origin: environment.origin }, 'serving');
    removeFormerCode();
  });

async function look(environment: Env): Promise<void> {
  for (const line of envWarnings(environment)) log().warn({ setting: line }, 'a setting');
  await checkPlace(environment);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = environment;
  const hidden = hiddenEnquiries({ databaseUrl, dataDir });
  if (hidden > 0)
    log().warn(
      { enquiries: hidden },
      'DATABASE_URL hides the SQLite store in DATA_DIR: npm run move -- postgres://… takes it over',
    );
}

/** Builds, and starts over: nothing that only a build needs stays in the process that serves. */
async function built(environment: Env): Promise<string> {
  const { buildWhenNeeded } = await import('#scripts/build');
  const folder = await buildWhenNeeded(environment);
  startOver([folder], compiledCodeEnvironment());
  return folder;
}

function localParts(env: Env): string {
  const { origin, DATA_DIR, DATABASE_URL, RAZORPAY_KEY_ID, AI_WEBINAR_CLOSES_AT } = env;
  const folder = resolve(DATA_DIR);
  const lines = [
    ['Address', origin],
    ['Mail', mailTransportOf(env)?.goes ?? `each mail is a file in ${join(folder, 'mail')}`],
    ['Database', DATABASE_URL ? 'PostgreSQL' : `SQLite in ${folder}`],
    ['Payments', RAZORPAY_KEY_ID ? 'the provider' : 'a sandbox inside the site: no money moves'],
  ];
  const past = AI_WEBINAR_CLOSES_AT && closingProblem(AI_WEBINAR_CLOSES_AT);
  if (past) lines.push(['Webinar', 'one that is over is on sale, to try out the checkout']);
  const rows = lines.map(([name = '', text = '']) => `  ${name.padEnd(10)}${text}`);
  return ['', 'Trial mode (SITE_URL is not set):', ...rows, ''].join('\n');
}
