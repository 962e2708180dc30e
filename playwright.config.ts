import { defineConfig } from '@playwright/test';
import { headlessShell } from '#scripts/system';
import type { SiteOptions } from '#tests/journeys/fixture';
import { selling } from '#tests/journeys/selling';

/** Letters as wide as on a visitor's screen: the shell would round them to whole pixels. */
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--font-render-hinting=none',
];
const hostName = 'accountants.test';

export default defineConfig<object, SiteOptions>({
  testDir: 'tests/journeys',
  outputDir: 'var/journeys',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'var/reports/journeys.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 760 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: headlessShell,
      // Without a locale a file whose name is in Tamil is saved as "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args,
    },
  },
  projects: [
    // Each form once with scripts and once without, a payment, the desk: on every push.
    {
      name: 'guard',
      testMatch: 'tests/journeys/*.journey.ts',
      // One site a worker: each address of a site has pages of its own to compress.
      use: { environment: selling },
    },
    // Each form once more in a browser of the floor: without newer APIs, at a host name over plain http.
    {
      name: 'floor',
      testMatch:
        'tests/journeys/{application,batches,callback,coaching,contact,employer,enrolment,internship,job-hunt,jobs,licences,payment,resume,search}.journey.ts',
      // The runner asks for the icons by itself, and knows no such host.
      grepInvert: /without a script|without JavaScript|icons of tabs/,
      use: {
        environment: selling,
        oldBrowserAt: hostName,
        launchOptions: {
          executablePath: headlessShell,
          args: [...args, `--host-resolver-rules=MAP ${hostName} 127.0.0.1`],
        },
      },
    },
    // Each form in public mode. It builds the pages for another address: never beside the others.
    { name: 'public', testMatch: 'tests/journeys/public/*.journey.ts', workers: 1 },
    // Input replayed once the scripts are there depends on the engine.
    { name: 'firefox', testMatch: 'tests/journeys/firefox/*.journey.ts', workers: 1 },
    // Widths, themes, settings, errors, further ways: with `npm run test:all`.
    { name: 'long', testMatch: 'tests/journeys/long/*.journey.ts' },
  ],
});
