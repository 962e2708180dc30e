import { type Repeated, repeat } from '#lib/server/jobs/repeat';
import type { Site } from '#lib/server/site';
import { scanWaiting } from '#lib/server/uploads/scanning';

const everyMs = 60_000;

/** Looks every minute. */
export const startScans = (site: Site): Repeated =>
  repeat(everyMs, () => scanWaiting(site), 'virus scan');
