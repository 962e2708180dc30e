/** For a container's health check: ends with 0 while the site of this environment is well, else with 1 and the reason. */

import { healthCheck } from '#data/addresses/routes';
import { siteEnv } from '#lib/start/env';

const { PORT } = siteEnv();
const answer = await fetch(`http://127.0.0.1:${PORT}${healthCheck}`).catch(() => undefined);
if (answer?.status !== 200) {
  console.error(answer ? await answer.text() : `nothing answers on port ${PORT}`);
  process.exitCode = 1;
}
