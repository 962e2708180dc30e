/** `npm run certificates`: what the desk does of certificates, on the command line. */
import { runCertificates, usage } from '#scripts/certificates/run';
import { commandContext } from '#scripts/command-store';
import { runCommand } from '#scripts/run-command';

await runCommand(usage, () => runCertificates(process.argv.slice(2), commandContext()));
