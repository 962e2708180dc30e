/** Before a build: ends with all that is wrong in `data/`, a line each. */
import { problemsOf, readContent } from '#scripts/content/problems';

const problems = problemsOf(await readContent());
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
