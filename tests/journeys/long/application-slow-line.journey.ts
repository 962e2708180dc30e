/** A large resume on a line of little upload. */

import { expectStep, formOf, goOn, nextOf, submitOf, successOf } from '#tests/journeys/applying';
import { expectAccessible } from '#tests/journeys/axe';
import { expect, test } from '#tests/journeys/fixture';
import { lostText } from '#tests/journeys/reflow';
import { pdfOf } from '#tests/server/uploads/samples';

test('the bar moves while it is sent, the file is sent once, and it arrives under the name that its phone gave it', async ({
  page,
  post,
}) => {
  await page.goto('/applyJobs');
  await goOn(page, 'Slow Line', 11);
  await formOf(page)
    .getByLabel('Resume', { exact: true })
    .setInputFiles({ name: 'msf:1000023456', mimeType: '', buffer: pdfOf(4_900_000) });
  await nextOf(page).click();
  await expectStep(page, 12);
  const sends: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/applyjobs'))
      sends.push(request.url());
  });
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 250_000,
  });
  await submitOf(page).click();
  const bar = formOf(page).getByRole('progressbar', { name: 'Upload' });
  const share = async () => Number(await bar.getAttribute('value'));
  await expect.poll(share).toBeGreaterThan(0);
  expect(await lostText(page)).toEqual([]);
  await expectAccessible(page);
  await expect(
    formOf(page)
      .getByText(/^Sending your application: \d+%/)
      .last(),
  ).toBeVisible();
  const before = await share();
  expect(before).toBeLessThan(100);
  await expect.poll(share).toBeGreaterThan(before);
  await expect(successOf(page)).toBeVisible({ timeout: 45_000 });
  expect(sends).toHaveLength(1);
  const mail = await post.mailAbout('[application] Slow Line');
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['msf-1000023456.pdf']);
});
