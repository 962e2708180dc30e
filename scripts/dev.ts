/** `npm run dev`: the same listener, headers and head script as in production, with Next's dev server behind them. */

import { siteEnv } from '#lib/start/env';
import { readDotEnv } from '#scripts/dot-env';
import { orExitWithReason } from '#scripts/run-command';

readDotEnv();

await orExitWithReason(async () => {
  const environment = siteEnv();
  const { serve } = await import('../server.ts');
  await serve(environment);
  console.log(`\nIn development at ${environment.origin}\n`);
});
