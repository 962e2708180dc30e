const indian = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options });

/** The `date` and `time` that a body bears, in India; `at` in epoch milliseconds. */
export const sentAt = (at: number) => ({
  date: indian({ dateStyle: 'short' }).format(at),
  time: indian({ timeStyle: 'medium' }).format(at),
});
