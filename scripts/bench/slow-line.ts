import type { BrowserContext, CDPSession, Page } from '@playwright/test';

// Lighthouse's own "slow 4G".
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;

/** From now on this page has a slow line and a slow processor; the session tells what passes. */
export async function slowDown(context: BrowserContext, page: Page): Promise<CDPSession> {
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', slow4g);
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return line;
}
