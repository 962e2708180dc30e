import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { GET as issuer } from '#app/.well-known/did.json/route';
import { GET as statusLists } from '#app/verify/status/[list]/route';
import { placeOf } from '#lib/certificates/credentials';
import { makeCertificateNumber } from '#lib/certificates/rules';
import { readEnv } from '#lib/platform/config/env';
import { context, openContext } from '#lib/platform/context';
import { processState } from '#lib/platform/values/process-state';
import { openCertificates } from '#tests/certificates/certificate-harness';
import { forEachTest } from '#tests/setup/for-each-test';

interface Saved {
  readonly credentialStatus: { statusListCredential: string; statusListIndex: string };
}

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
  const { stdout } = spawnSync(process.execPath, ['tests/certificates/independent-verifier.mjs'], {
    input: JSON.stringify({ credential, methods: keys }),
    encoding: 'utf8',
  });
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

test('a credential that was saved is seen to be revoked by its status list', async () => {
  const [stored, gone] = [
    await harness().issued('Asha Kumari'),
    await harness().issued('Ravi Nair'),
  ];
  const saved = await (await harness().look(`${gone}.json`)).json();
  const still = await (await harness().look(`${stored}.json`)).json();
  const bitOf = async ({ credentialStatus: { statusListCredential, statusListIndex } }: Saved) => {
    const name = statusListCredential.split('/').at(-1) ?? '';
    const params = Promise.resolve({ list: name });
    const answer = await statusLists(new Request(statusListCredential), { params });
    const list = await answer.json();
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(list.id).toBe(statusListCredential);
    expect(list.type).toContain('BitstringStatusListCredential');
    expect(verified(list, await methods())).toBe(true);
    const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'));
    expect(bits).toHaveLength(16_384);
    const at = Number(statusListIndex);
    return ((bits[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
  };
  expect([await bitOf(saved), await bitOf(still)]).toEqual([0, 0]);
  await harness().command('revoke', gone);
  expect([await bitOf(saved), await bitOf(still)]).toEqual([1, 0]);
});

test('an address that names no list is 404', async () => {
  for (const list of ['2026', '2026-8192', '2026-x', '1999-1', '2026-1.json']) {
    const answer = await statusLists(new Request('http://x/'), {
      params: Promise.resolve({ list }),
    });
    expect([list, answer.status]).toEqual([list, 404]);
  }
});

test('no two certificates of a year have the same place', () => {
  const numbers = Array.from({ length: 4000 }, (_, at) => {
    const bytes = Buffer.alloc(6);
    bytes.writeUIntBE(at, 0, 6);
    return makeCertificateNumber(
      2026,
      bytes.map((_, i) => Math.floor(at / 32 ** (5 - i)) % 32),
    );
  });
  const taken = new Set(
    numbers.map((number) => JSON.stringify(placeOf(number, 'a secret of the store'))),
  );
  expect(taken.size).toBe(numbers.length);
});

test('who verifies in a browser may read the credential, and why there is none', async () => {
  const number = await harness().issued('Asha');
  for (const each of [number, 'HC-2026-0000000']) {
    const { headers } = await harness().look(`${each}.json`);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
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
  openContext({ ...context(), env });
  const after = await methods();
  expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
  expect(after).toHaveLength(2);
  expect(verified(old, after)).toBe(true);
});
