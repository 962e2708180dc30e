/** JSON lines on standard output, without personal data: ids, kinds, counts and named reasons only. */
import { pino } from 'pino';

const shared = globalThis as { hoaLog?: pino.Logger };

export function log(): pino.Logger {
  shared.hoaLog ??= pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });
  return shared.hoaLog;
}
