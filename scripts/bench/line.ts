/** A phone on a bad day: Lighthouse's own "slow 4G", and its slowdown of the processor. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
export const slowdown = 4;
