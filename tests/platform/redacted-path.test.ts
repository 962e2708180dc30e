import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { isApiPath } from '#data/addresses/api-routes';
import {
  deskCalls,
  deskEnquiryCall,
  deskEnquiryPath,
  deskResumePath,
} from '#data/addresses/desk-routes';
import {
  apiRoutes,
  certificateJsonPath,
  certificatePath,
  continuationCall,
  routes,
} from '#data/addresses/routes';
import * as tokenRoutes from '#data/addresses/token-routes';
import { context } from '#lib/platform/context';
import { noteRefusal } from '#lib/platform/http/limits/alarm';
import { newLog, redactedPath } from '#lib/platform/log/log';
import { processState } from '#lib/platform/values/process-state';
import { rejectApiCall } from '#lib/start/address-rules';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { runSite } from '#tests/platform/http/running';
import { forEachTest } from '#tests/setup/for-each-test';

const token = 'q7Xs3cretT0ken-of_somebody42';
/** Every address that is made from a token: a new one is in by itself. */
const ofTokens = Object.values(tokenRoutes).flatMap((made) =>
  typeof made === 'function' ? [made(token)] : [],
);
const opening = [
  ...ofTokens,
  `/desk/enter/${token}`,
  `${deskCalls.enter}/${token}`,
  continuationCall(token),
  certificatePath(token),
  certificateJsonPath(token),
  deskEnquiryPath(token),
  deskEnquiryCall(token),
  deskResumePath(token),
];
const written = (path: string) => [
  path,
  `${path}?x=${token}`,
  path.replace('/', '//'),
  path.toUpperCase().replace(token.toUpperCase(), token),
  path.replace('e', '%65'),
  `http://example.com${path}`,
  `${path}/`,
  `${path}%`,
];

let lines: string[];
const originalLog = processState.log;
beforeEach(() => {
  lines = [];
  processState.log = newLog({ write: (line) => void lines.push(line) });
});
afterEach(() => {
  processState.log = originalLog;
});

describe('what opens something is in no line of the log', () => {
  forEachTest(openTrial);

  test.each([400, 403, 405, 413, 415, 422, 429, 500, 503])('answered with %i', async (status) => {
    let calls = 0;
    const running = await runSite(async (request, response) => {
      if (request.method === 'POST' && isApiPath(request.url ?? '')) calls += 1;
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
    const addresses = opening.flatMap(written);
    for (const address of addresses) {
      for (const method of ['GET', 'POST'])
        await running.ask(address, { method }).catch(() => undefined);
      const { url } = new Request(new URL(address, 'http://localhost'));
      await noteRefusal(context(), { url, headers: new Headers() }, status);
    }
    await new Promise((resolve) => running.server.close(resolve));
    const logged = lines.map((line) => JSON.parse(line) as { msg: string; path: string });
    const of = (what: string) => logged.filter(({ msg }) => msg === what);
    // A line for each call that came through, of every address that takes one, and for each refusal with a name.
    expect(of('call')).toHaveLength(calls);
    expect(new Set(of('call').map(({ path }) => path))).toEqual(
      new Set(opening.filter(takesPosts).map(redactedPath)),
    );
    expect(of('refused')).toHaveLength([403, 413, 429].includes(status) ? addresses.length : 0);
    expect(lines).toHaveLength(of('call').length + of('refused').length);
    expect(lines.filter((line) => line.includes(token))).toEqual([]);
  });
});

const takesPosts = (path: string) => isApiPath(path) && !rejectApiCall('POST', path);

test('what the site calls by name is logged by name', () => {
  for (const path of [apiRoutes.contact, routes.deskSignIn, deskCalls.signIn, routes.jobHunt]) {
    expect(redactedPath(`${path}?utm=x`)).toBe(path);
  }
  expect(redactedPath('/api/enquiry/abc')).toBe('/api/enquiry/…');
  expect(redactedPath('/enquiry/abc/withdraw')).toBe('/enquiry/…/withdraw');
  expect(redactedPath('/wp-login.php')).toBe('/…');
});

describe('nginx logs no more', () => {
  const rules = [
    ...(/map \$uri \$logged_path \{([\s\S]*?)\n\}/
      .exec(readFileSync('docs/nginx.conf', 'utf8'))?.[1]
      ?.matchAll(/"~(\*?)(.+?)" "([^"]+)";/g) ?? []),
  ];
  const logged = (uri: string) => {
    for (const [, star, pattern = '', shown = ''] of rules) {
      const found = new RegExp(pattern, star ? 'i' : '').exec(uri);
      if (found) return shown.replace(/\$(\w+)/g, (_, name) => found.groups?.[name] ?? '');
    }
    return uri;
  };

  test.each([
    ...opening,
    ...['HOA-7K3M-92Q', 'hoa7k3m92q', '7K3M92Q'].map((reference) => deskEnquiryPath(reference)),
    ...['HC-2026-7K3M92Q', 'hc20267k3m92q', '7K3M92Q'].map((number) => certificatePath(number)),
    '/nowhere/HOA7K3M92Q',
  ])('of %s', (path) => {
    expect(logged(path)).toMatch(/…$/);
    expect(logged(path)).not.toMatch(/q7Xs3cret|7K3M/i);
  });

  test('but what is called by name', () => {
    for (const path of [routes.desk, routes.deskNumbers, deskCalls.state, routes.verify, '/jobs']) {
      expect(logged(path)).toBe(path);
    }
  });
});
