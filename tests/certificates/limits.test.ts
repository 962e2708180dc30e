import { expect, test } from '@jest/globals';
import { openCertificates } from '#tests/certificates/certificate-harness';

// A look-up is no submission: a strict limit of those leaves it alone.
test.each(['60', '5'])(
  'the thirty-first look-up of one address in ten minutes is told to wait, another address is not (RATE_LIMIT=%s)',
  async (limit) => {
    const harness = await openCertificates({ RATE_LIMIT: limit });
    for (let times = 0; times < 30; times++) {
      expect((await harness.look('HC-2026-0000000')).status).toBe(404);
    }
    const answer = await harness.look('HC-2026-0000000');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await harness.look('HC-2026-0000000.json')).status).toBe(429);
    expect((await harness.look('HC-2026-0000000', '198.51.100.7')).status).toBe(404);
    await harness.close();
  },
);

test('a site that lifts its rate limit lifts this one, too', async () => {
  const harness = await openCertificates({ RATE_LIMIT: 'off' });
  for (let times = 0; times < 40; times++) {
    expect((await harness.look('HC-2026-0000000')).status).toBe(404);
  }
  await harness.close();
});
