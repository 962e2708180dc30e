import { type Browser, chromium } from '@playwright/test';

/** Debian's Chromium, offline: nothing of its own goes to the network. `more`: further words of its command line. */
export const openBrowser = (...more: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      ...more,
    ],
  });
