/** `npm run dev`: the same listener, headers and head script as in production, with Next's dev server behind them. */
import { env } from '#lib/env';
import { orExitWithReason } from '#lib/server/exit-with-reason';
import { readDotEnv } from '#scripts/dot-env';

readDotEnv();

await orExitWithReason(async () => {
  const environment = env();
  const { serve } = await import('../server.ts');
  await serve(environment);
  console.log(`\nIn development at ${environment.origin}\n`);
});
