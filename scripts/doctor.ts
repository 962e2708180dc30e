/**
 * `npm run doctor [-- --to ADDRESS]`: tries everything that the site needs, and names the remedy of what is wrong.
 * `--may-serve FOLDER`: only whether the release built there may serve the store.
 */
import { parseArgs } from 'node:util';
import { EnvProblem } from '#lib/platform/config/env';
import { siteEnv } from '#lib/start/env';
import { checksOf, mayServe } from '#scripts/doctor/checks';
import { readDotEnv } from '#scripts/dot-env';

process.umask(0o077);
readDotEnv();
try {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { to: text, 'may-serve': text } });
  const folder = values['may-serve'];
  const checks =
    folder === undefined
      ? checksOf(siteEnv(), values.to)
      : [{ name: 'Release', run: () => mayServe(siteEnv(), folder) }];
  for (const { name, run } of checks) {
    const [mark, text] = await run().then(
      (found) => ['ok  ', found] as const,
      (error: unknown) => ['FAIL', (error as Error).message] as const,
    );
    if (mark === 'FAIL') process.exitCode = 1;
    console.log(`${mark}  ${name.padEnd(9)} ${text}`);
  }
} catch (error) {
  const lines = error instanceof EnvProblem ? error.lines : [(error as Error).message];
  for (const line of lines) console.log(`FAIL  Settings  ${line}`);
  process.exitCode = 1;
}
