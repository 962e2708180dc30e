/** `npm run certificates`: what the desk does of certificates, on the command line. */
import { env } from '#lib/env';
import { log } from '#lib/log';
import { orExitWithReason } from '#lib/server/exit-with-reason';
import { runCertificates, usage } from '#scripts/certificates/run';
import { nameOf, openPresentStore, storePlace } from '#scripts/command-store';
import { Misused } from '#scripts/leads/filters';

// Standard output belongs to the answer.
log().level = 'silent';

await orExitWithReason(async () => {
  try {
    const place = storePlace();
    process.exitCode = await runCertificates(process.argv.slice(2), {
      env: env(),
      now: Date.now,
      async open() {
        console.error(`Store: ${nameOf(place)}`);
        return openPresentStore(place);
      },
      async print(text) {
        process.stdout.write(text);
      },
    });
  } catch (error) {
    if (!(error instanceof Misused)) throw error;
    console.error([error.message, '', usage].join('\n').trim());
    process.exitCode = 2;
  }
});
