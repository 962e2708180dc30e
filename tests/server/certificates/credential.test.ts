import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { GET as issuer } from '#app/.well-known/did.json/route';
import { processState } from '#lib/server/process-state';
import { readEnv } from '#lib/server/settings/env';
import { openSite, site } from '#lib/server/site';
import { openCertificates } from '#tests/server/certificates/certificate-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const newKey = () =>
  generateKeyPairSync('ed25519')
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64');

const harness = forEachTest(() =>
  openCertificates({ RATE_LIMIT: 'off', CERTIFICATE_KEY: newKey() }),
);

interface Method {
  readonly id: string;
  readonly type: string;
  readonly controller: string;
  readonly publicKeyMultibase: string;
}
const methods = async (): Promise<readonly Method[]> =>
  ((await (await issuer()).json()) as { verificationMethod: Method[] }).verificationMethod;

function verified(credential: object, keys: readonly Method[]): boolean {
  const { stdout } = spawnSync(
    process.execPath,
    ['tests/server/certificates/independent-verifier.mjs'],
    {
      input: JSON.stringify({ credential, methods: keys }),
      encoding: 'utf8',
    },
  );
  return stdout.trim() === 'true';
}

test('an independent verifier accepts the credential', async () => {
  const number = await harness().issued('Asha Kumari');
  const answer = await harness().look(`${number}.json`);
  const credential = await answer.json();
  expect(answer.headers.get('content-type')).toBe('application/vc+ld+json');
  expect(credential.type).toEqual(['VerifiableCredential', 'OpenBadgeCredential']);
  expect(credential.credentialSubject.identifier[0].identityHash).toBe('Asha Kumari');
  expect(verified(credential, await methods())).toBe(true);
});

test('a credential that somebody changed is not accepted', async () => {
  const credential = await (await harness().look(`${await harness().issued('Asha')}.json`)).json();
  const forged = { ...credential, name: 'HACA Final' };
  expect(verified(forged, await methods())).toBe(false);
});

test('without consent the credential carries initials', async () => {
  const text = await (
    await harness().look(`${await harness().issued('Asha Kumari', 'no')}.json`)
  ).text();
  expect(text).toContain('A. K.');
  expect(text).not.toContain('Kumari');
});

test('revoked is 410, unknown 404', async () => {
  const number = await harness().issued('Asha');
  await harness().command('revoke', number);
  expect((await harness().look(`${number}.json`)).status).toBe(410);
  expect((await harness().look('HC-2026-0000000.json')).status).toBe(404);
});

test('after a change of keys what the old key signed is still accepted', async () => {
  const old = await (await harness().look(`${await harness().issued('Asha')}.json`)).json();
  const before = await methods();
  delete processState.certificateKey;
  const env = readEnv({ DATA_DIR: harness().folder, CERTIFICATE_KEY: newKey(), RATE_LIMIT: 'off' });
  openSite({ ...site(), env });
  const after = await methods();
  expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
  expect(after).toHaveLength(2);
  expect(verified(old, after)).toBe(true);
});
