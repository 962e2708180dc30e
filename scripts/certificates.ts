/** `npm run certificates`: what the desk does of certificates, on the command line. */
import { env } from '#lib/env';
import { log } from '#lib/log';
import { runCertificates, usage } from '#scripts/certificates/run';
import { nameOf, openPresentStore, storePlace } from '#scripts/command-store';
import { runCommand } from '#scripts/run-command';

// Standard output belongs to the answer.
log().level = 'silent';

await runCommand(usage, () => {
  const place = storePlace();
  return runCertificates(process.argv.slice(2), {
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
});
