import { afterEach, expect, test } from '@jest/globals';
import { readEnv } from '#lib/platform/config/env';
import { processState } from '#lib/platform/values/process-state';
import { publicMode } from '#tests/platform/config/public-settings';
import { run, text } from '#tests/platform/http/running';

const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, ...unpaid } = publicMode;

afterEach(() => {
  processState.env = undefined;
});

const asked = [200, 'Next was asked'];
const missing = [404, '<h1>Not here</h1>'];

test.each([
  ['that takes no money has neither checkout, and says so on a page', unpaid, missing, missing],
  ['that takes money has its checkout, and no sandbox', publicMode, asked, missing],
  ['in trial mode has both', {}, asked, asked],
])('a site %s', async (_, settings, hosted, sandbox) => {
  processState.env = readEnv(settings);
  const site = await run(text(200, 'text/plain', 'Next was asked'), {
    dynamicRoutes: ['^/(sandbox-)?checkout$'],
  });
  const answers = [await site.ask('/checkout?order=x'), await site.ask('/sandbox-checkout')];
  const said = answers.map(({ status, body }) => [status, body.toString()]);
  expect(said).toEqual([hosted, sandbox]);
});

test.each(['/community', '/webinar'])(
  '%s is a page that is not there where it would lead nowhere, and leads on where it would',
  async (path) => {
    const { COMMUNITY_URL: _, WEBINAR_FORM_URL: __, ...bare } = publicMode;
    const answers = [];
    for (const settings of [bare, publicMode, {}]) {
      processState.env = readEnv(settings);
      const site = await run(text(307, 'text/plain', 'elsewhere'), {
        dynamicRoutes: [`^${path}$`],
      });
      const { status, body } = await site.ask(path);
      answers.push([status, body.toString()]);
    }
    expect(answers).toEqual([
      [404, '<h1>Not here</h1>'],
      [307, 'elsewhere'],
      [307, 'elsewhere'],
    ]);
  },
);
