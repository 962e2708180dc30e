import {
  answer,
  expectAwake,
  expectStep,
  filledIn,
  keptIn,
  nextOf,
} from '#tests/journeys/applying';
import { expect, test } from '#tests/journeys/fixture';

test('a reload at any step of the application keeps every answer', async ({ page }) => {
  await page.goto('/applyJobs');
  for (let step = 1; step <= 12; step++) {
    await answer(page, step, 'Asha Reloads');
    // A file is kept a moment after it is chosen.
    if (step === 11) await expect.poll(() => keptIn(page)).toContain('Resume.pdf');
    const typed = await filledIn(page);
    await page.reload();
    await expectAwake(page);
    await expectStep(page, step);
    await expect.poll(() => filledIn(page)).toEqual(typed);
    if (step === 12) continue;
    await nextOf(page).click();
    // The resume is read before it is gone on.
    await expectStep(page, step + 1);
  }
});
