import { expect, test } from '@jest/globals';
import { isLocked, lookInside } from '#lib/applications/rules/resume';
import { fixture, pdf } from '#tests/platform/files/samples';

const chosen = (data: Buffer) => new File([new Uint8Array(data)], 'cv.pdf');

test.each(['40', '128', 'aes128', 'r5', '256'])(
  'a PDF that asks for a password (%s) is noticed where it is chosen',
  async (name) => {
    const file = chosen(fixture(`locked-${name}.pdf`));
    await lookInside(file);
    expect(isLocked(file)).toBe(true);
  },
);

test('one without a password is not', async () => {
  const file = chosen(pdf());
  await lookInside(file);
  expect(isLocked(file)).toBe(false);
  expect(isLocked(undefined)).toBe(false);
});
