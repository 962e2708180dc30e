/** `npm run payments`: the books of a month, on the command line. */
import { commandContext } from '#scripts/command-store';
import { runPayments, usage } from '#scripts/payments/run';
import { runCommand } from '#scripts/run-command';

await runCommand(usage, () => runPayments(process.argv.slice(2), commandContext()));
