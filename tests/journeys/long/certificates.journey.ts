/** A certificate from the list of an examination to a stranger's look at its paper, and to its end. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { installSystem } from '#scripts/system';
import { expectAccessible } from '#tests/journeys/axe';
import { signIn } from '#tests/journeys/desk-sign-in';
import { expect, test } from '#tests/journeys/fixture';
import { beyondWindow } from '#tests/journeys/pages';
import { pagesIn } from '#tests/journeys/pdf';

function codesIn(pdf: Buffer): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'));
  try {
    writeFileSync(join(folder, 'paper.pdf'), pdf);
    execFileSync('pdftoppm', ['-r', '150', '-png', 'paper.pdf', 'paper'], { cwd: folder });
    const read = execFileSync('zbarimg', ['--raw', '-q', 'paper-1.png'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return read.toString().trim().split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A4 across, in px of CSS. */
const paper = { width: 1123, height: 794 };

/** How far the last line of a printed certificate reaches below its frame, in px. */
const belowFrame = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector('.certificate');
    const last = sheet?.querySelector('.cert-law');
    if (!sheet || !last) throw new Error('no certificate');
    const frame = Number.parseFloat(getComputedStyle(sheet, '::before').bottom);
    const bottomOf = (each: Element) => each.getBoundingClientRect().bottom;
    return bottomOf(last) - (bottomOf(sheet) - frame);
  });

test('a list is issued, printed on one A4 page each, found genuine by number and by code, withdrawn, and said to be so', async ({
  page,
  post,
  site,
}) => {
  installSystem(['poppler-utils', 'zbar-tools']);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await signIn(page, post);
  await page.goto('/desk/certificates');
  await page.getByText('Issue a list').click();
  const rows = page.getByLabel('Rows of a CSV');
  await rows.fill(
    'name,what,date,consent\nAsha Kumari,6,2026-11-20,yes\nRavi Kumar,intermediate,2026-11-20,\n',
  );
  await page.getByRole('button', { name: 'Issue the list' }).click();
  await expect(page).toHaveURL('/desk/certificates');
  await expectAccessible(page);

  const checks: string[] = [];
  for (const name of ['Asha Kumari', 'Ravi Kumar']) {
    await page.goto('/desk/certificates');
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('article')).toContainText(name);
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await beyondWindow(page), `at ${width} px`).toBe(0);
    }
    await expectAccessible(page);
    const number = page.url().split('/').at(-1) ?? '';
    expect(number).toMatch(/^HC-2026-[0-9A-Z]{7}$/);
    const printed = await page.pdf({ preferCSSPageSize: true });
    expect(pagesIn(printed)).toBe(1);
    expect(codesIn(printed)).toEqual([`${site.origin}/verify/${number}`]);
    checks.push(number);
  }
  const [asha = ''] = checks;

  const longest = 'W'.repeat(100);
  await page.goto('/desk/certificates');
  await page.getByText('Issue a list').click();
  await rows.fill(`name,what,date,consent\n${longest},final,2026-11-20,yes\n`);
  await page.getByRole('button', { name: 'Issue the list' }).click();
  await page.getByRole('link', { name: longest }).click();
  await expect(page.getByRole('article')).toContainText(longest);
  expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  expect(await belowFrame(page)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: null });

  await page.goto('/verify');
  await page
    .getByRole('main')
    .getByRole('textbox', { name: 'Number of a certificate' })
    .fill(asha.toLowerCase().replaceAll('-', ' '));
  await page.getByRole('main').getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This certificate is genuine');
  await expect(page.getByRole('main')).toContainText('Asha Kumari');
  expect(pagesIn(await page.pdf({ format: 'A4' }))).toBe(1);

  await page.goto('/desk/certificates?q=Asha');
  await page.getByText('Withdraw', { exact: true }).click();
  await page.getByRole('button', { name: `Withdraw ${asha}` }).click();
  await expect(page).toHaveURL('/desk/certificates');
  await page.goto(`/verify/${asha}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This certificate is no longer valid',
  );
  await expect(page.getByRole('main')).not.toContainText('Asha');
  expect(refused).toEqual([]);
});
