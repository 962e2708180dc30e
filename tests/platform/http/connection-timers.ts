/** What connections run on in Node: left real where a test has the timers of the site in hand. */
export const connectionTimers = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
] as const;
