import { expect, test } from '@jest/globals';
import {
  continuationLink,
  linkIn,
  pack,
  seal,
  unpack,
  unseal,
} from '#lib/applications/browser/continuation';

const draft = {
  savedAt: 1,
  step: 7,
  key: 'k',
  typed: { name: ['Asha Übung தமிழ்'], languages: ['Tamil: speak', 'English: read'] },
};
const file = new File([new Uint8Array([0, 1, 2, 255])], 'Résumé.pdf', { type: 'application/pdf' });

test('what is packed and sealed comes out whole, the resume byte for byte', async () => {
  const { bytes, key } = await seal(await pack({ draft, file }));
  expect(Buffer.from(bytes).includes('Asha')).toBe(false);
  const opened = await unseal(bytes, key);
  const bundle = opened && unpack(opened);
  expect(bundle?.draft).toEqual(draft);
  expect(bundle?.file?.name).toBe('Résumé.pdf');
  expect([...new Uint8Array((await bundle?.file?.arrayBuffer()) ?? [])]).toEqual([0, 1, 2, 255]);
});

test('each sealing has a key and a nonce of its own', async () => {
  const plain = await pack({ draft });
  const [one, two] = [await seal(plain), await seal(plain)];
  expect(one.key).not.toBe(two.key);
  expect(Buffer.from(one.bytes).equals(two.bytes)).toBe(false);
});

test('a wrong key, a changed byte and missing bytes open nothing', async () => {
  const { bytes, key } = await seal(await pack({ draft }));
  const other = await seal(await pack({ draft }));
  const changed = bytes.slice();
  changed[20] = (changed[20] ?? 0) ^ 1;
  for (const [sealed, with_] of [
    [bytes, other.key],
    [bytes, 'no key'],
    [changed, key],
    [bytes.slice(0, -1), key],
    [bytes.slice(0, 5), key],
  ] as const) {
    expect(await unseal(sealed, with_)).toBeUndefined();
  }
});

test('what is none of ours is no bundle', () => {
  for (const text of ['', 'abc', '\0\0\0\u0002{}', '\0\0\0\u000d{"version":1}']) {
    expect(unpack(new TextEncoder().encode(text))).toBeUndefined();
  }
});

test('a link is read back, and a cut one is distinguished from none', () => {
  const link = { id: 'A'.repeat(22), key: 'b-_'.padEnd(43, 'c') };
  const address = continuationLink('https://hoa.example', link);
  expect(address).toBe(`https://hoa.example/applyJobs#continue=${link.id}.${link.key}`);
  expect(linkIn(new URL(address).hash)).toEqual(link);
  expect(linkIn(new URL(address.slice(0, -3)).hash)).toBe('cut');
  for (const tail of ['.', ')', '>', ' ', '%20', '\u200b', ', please']) {
    expect(linkIn(`${new URL(address).hash}${tail}`)).toEqual(link);
  }
  expect(linkIn(`${new URL(address).hash}x`)).toBe('cut');
  expect(linkIn('#continue=')).toBe('cut');
  expect(linkIn('#sent')).toBeUndefined();
});
