import { answer, expectStep, goOn } from '#tests/journeys/applying';
import { expectAccessible } from '#tests/journeys/axe';
import { ask, linkOf, onPhone, panel } from '#tests/journeys/continuing';
import { expect, test } from '#tests/journeys/fixture';

test('a draft on the second phone is asked about, a cut or wrong link says what to do, and a deleted one opens nothing', async ({
  browser,
  page,
  site,
}) => {
  await page.goto('/applyJobs');
  await goOn(page, 'First Phone', 2);
  await ask(page);
  const link = await linkOf(page).inputValue();
  const second = await onPhone(browser, site.origin);
  await second.page.goto(link.slice(0, -4));
  await expect(second.page.getByText('This link is incomplete')).toBeVisible();
  await second.page.goto('/');
  await second.page.goto(`${link.slice(0, -4)}AAAA`);
  await expect(second.page.getByText('some of its letters are wrong')).toBeVisible();
  await second.page.getByRole('button', { name: 'Continue without it' }).click();
  await answer(second.page, 1, 'Second Phone');
  await second.page.goto('/');
  await second.page.goto(link);
  await expect(second.page.getByText('already has one')).toBeVisible();
  await expect(second.page.getByLabel('Name', { exact: true })).toHaveValue('Second Phone');
  await expectAccessible(second.page);
  await second.page.getByRole('button', { name: 'Keep what is here' }).click();
  await expect(second.page.getByLabel('Name', { exact: true })).toHaveValue('Second Phone');
  await second.page.goto('/');
  await second.page.goto(link);
  await second.page.getByRole('button', { name: 'Use the one from the other phone' }).click();
  await expectStep(second.page, 2);
  await second.page.getByRole('button', { name: 'Previous' }).click();
  await expect(second.page.getByLabel('Name', { exact: true })).toHaveValue('First Phone');

  await page.reload();
  await ask(page);
  await expect(linkOf(page)).toHaveValue(/#continue=/);
  const other = await linkOf(page).inputValue();
  await panel(page).getByRole('button', { name: 'Delete it' }).click();
  await expect(panel(page)).toContainText('The link is deleted');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(panel(page)).toBeHidden();
  await second.page.goto('/');
  await second.page.goto(other);
  await second.page.getByRole('button', { name: 'Use the one from the other phone' }).click();
  await expect(second.page.getByText('This link has expired')).toBeVisible();
  await second.context.close();
});

test('a line that is lost on the way is taken up again by itself, and a refusal keeps what was typed', async ({
  page,
}) => {
  await page.goto('/applyJobs');
  await goOn(page, 'Lost Line', 2);
  // One route throughout: the page tries again by itself, also between two of them.
  let line: 'lost' | 'busy' | 'whole' = 'lost';
  await page.route('**/api/continue', (route) => {
    if (line === 'lost') return route.abort();
    return line === 'busy' ? route.fulfill({ status: 503, json: {} }) : route.continue();
  });
  await ask(page);
  await expect(panel(page)).toContainText('The connection was lost. We are trying again');
  const again = () => page.evaluate(() => dispatchEvent(new Event('online')));
  line = 'busy';
  await again();
  await expect(panel(page)).toContainText('We cannot save it just now. We are trying again');
  line = 'whole';
  await again();
  await expect(linkOf(page)).toHaveValue(/#continue=/);
  await page.unroute('**/api/continue');

  for (const [status, text] of [
    [413, 'choose a smaller resume'],
    [429, 'twenty links today'],
  ] as const) {
    await page.route('**/api/continue', (route) => route.fulfill({ status, json: {} }));
    await panel(page).getByRole('button', { name: 'Delete it' }).click();
    await panel(page).getByRole('button', { name: 'Make a new link' }).click();
    await expect(panel(page)).toContainText(text);
    await expect(panel(page)).toContainText('What you typed is still here.');
    await page.unroute('**/api/continue');
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(linkOf(page)).toHaveValue(/#continue=/);
  }
});
