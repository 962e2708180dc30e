import { desk, expectAccessibleAnywhere, phone, wide } from '#tests/journeys/axe';
import { dialogOf, dialogs, err, openerOf } from '#tests/journeys/dialogs';
import { expect, test } from '#tests/journeys/fixture';
import { fillBasics, formTexts, nextButton, opener, form as popup } from '#tests/journeys/job-hunt';
import { expectNothingLost } from '#tests/journeys/reflow';

for (const each of dialogs) {
  test(`the dialog “${each.title}” is accessible and whole, empty and with its errors`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const sizes = [phone, desk, wide].filter(
      ({ width }) => each.widths?.includes(width) ?? width !== wide.width,
    );
    await page.setViewportSize(sizes[0] ?? phone);
    await page.goto(each.path);
    await openerOf(page, each).click();
    const dialog = dialogOf(page, each);
    await expect(dialog).toBeVisible();
    await expectAccessibleAnywhere(page, sizes);
    await expectNothingLost(page, each.title);
    if (!(await err(dialog))) return;
    await expectAccessibleAnywhere(page, sizes);
    await expectNothingLost(page, `${each.title} with errors`);
  });
}

test('the second step of the Tamil form is accessible, with its errors too', async ({ page }) => {
  await page.goto('/job-hunt');
  await opener(page).click();
  await fillBasics(page, 'Tamil Selvi', 'selvi@example.in');
  await nextButton(page).click();
  await expect(popup(page).getByText('Additional Details')).toBeVisible();
  await popup(page).getByText(formTexts.moreAsked).click();
  await expectAccessibleAnywhere(page);
  await err(popup(page));
  await expectAccessibleAnywhere(page);
  await expectNothingLost(page, 'the second step with errors');
});
