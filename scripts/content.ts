/**
 * `npm run content`: what is wrong in `data/`, a line each; then samples, what awaits the provider or an order, claims without
 * basis or date, and law not checked for half a year. `npm run content -- add KIND NAME` writes a skeleton,
 * `npm run content -- format` puts commas, quotes and line ends of `data/` in order.
 */

import { isoDayInIndia } from '#lib/platform/values/india';
import { addSkeleton } from '#scripts/content/add';
import { formatContent } from '#scripts/content/format';
import { problemsOf, readContent } from '#scripts/content/problems';
import { orExitWithReason } from '#scripts/run-command';

const today = isoDayInIndia(Date.now());
const [command, ...words] = process.argv.slice(2);

await orExitWithReason(async () => {
  if (command === 'format') return console.log(formatContent());
  if (command === 'add') return console.log(addSkeleton(words, today));
  if (command !== undefined)
    throw new Error(`${command}: not known; "add" and "format" are, or no word at all.`);
  const read = await readContent();
  const problems = problemsOf(read);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  // It reads texts that are made from others: those are in order now.
  const { report } = await import('#scripts/content/report');
  if (!report(read.content, today)) process.exitCode = 1;
});
