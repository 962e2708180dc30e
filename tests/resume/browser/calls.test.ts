import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkNumbers } from '#lib/resume/browser/calls';
import { openCertificates } from '#tests/certificates/certificate-harness';
import { postJson } from '#tests/resume/resume-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const harness = forEachTest(() => openCertificates({ RATE_LIMIT: 'off' }));
const realFetch = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = (_, init) => postJson(JSON.parse(String(init?.body)));
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('the numbers of certificates in the form are looked up, whatever else is in it', async () => {
  const number = await harness().issued('Meena Iyer');
  const { found, errors } = await checkNumbers({
    'basics.name': '',
    'certificates.0.number': number,
    'certificates.1.number': 'HC-2026-0000000',
  });
  expect([...found.keys()]).toEqual([number]);
  expect(Object.keys(errors)).toEqual(['certificates.1.number']);
});
