/** Node's connections run on these: left real where a test controls the timers of the site. */
export const connectionTimers = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
] as const;
