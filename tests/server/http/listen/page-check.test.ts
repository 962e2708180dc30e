import { afterEach, expect, test } from '@jest/globals';
import { processState } from '#lib/server/process-state';
import { readEnv } from '#lib/server/settings/env';
import { run, text } from '#tests/server/http/running';
import { publicMode } from '#tests/server/settings/public-settings';

const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, ...unpaid } = publicMode;

afterEach(() => {
  processState.env = undefined;
});

/** The statuses of both checkouts, and what the second of them says. */
async function asked(settings: Record<string, string>) {
  processState.env = readEnv(settings);
  const site = await run(text(200, 'text/plain', 'Next was asked'), {
    dynamicRoutes: ['^/(sandbox-)?checkout$'],
  });
  const hosted = await site.ask('/checkout?order=x');
  const sandbox = await site.ask('/sandbox-checkout');
  return [hosted.status, sandbox.status, sandbox.body.toString()];
}

test('a checkout that is not there is a page like any that is not there, whole without a script', async () => {
  expect(await asked(unpaid)).toEqual([404, 404, '<h1>Not here</h1>']);
});

test('a public site that takes money has its checkout, and no sandbox', async () => {
  expect(await asked(publicMode)).toEqual([200, 404, '<h1>Not here</h1>']);
});

test('in trial mode both checkouts are there', async () => {
  expect(await asked({})).toEqual([200, 200, 'Next was asked']);
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
