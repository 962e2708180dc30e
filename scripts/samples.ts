/** `npm run samples`: marked samples for a trial, one kind at a time. */
import { commandContext } from '#scripts/command-store';
import { runCommand } from '#scripts/run-command';
import { runSamples, usage } from '#scripts/samples/run';

await runCommand(usage, () => runSamples(process.argv.slice(2), commandContext()));
