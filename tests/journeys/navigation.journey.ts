import { expect, test } from '#tests/journeys/fixture';

test('the drawer lists every part of the site, opens and closes by keyboard, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  for (const [label, href] of [
    ['Jobs', '/jobs'],
    ['Certification', '/certification'],
    ['Coaching', '/coaching'],
    ['Internships', '/internships'],
    ['Licences', '/licenses'],
    ['Downloads', '/downloads'],
    ['About', '/about'],
    ['Employer / Post Jobs', '/employee'],
    ['Free webinars', '/job-hunt'],
    ['Get a Callback', '/contact-us'],
    ['Join Now', '/community'],
  ] as const) {
    await expect(drawer.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      href,
    );
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
});
