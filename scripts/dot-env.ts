/** The settings of `.env` beside `package.json`; what the shell says wins over the file. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export function readDotEnv(): void {
  const file = join(import.meta.dirname, '..', '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
