/** One host as a process: `node tests/hosts/serve.ts <folder of prepared answers>`. */
import { env } from '#lib/platform/config/env';
import { serve } from '../../server.ts';

await serve(env(), process.argv[2] ?? '');
