/** Every form once in public mode: own address, TLS in front, mail server, provider. */
import type { Page } from '@playwright/test';
import { apiRoutes, routes } from '#data/addresses/routes';
import { resume } from '#tests/journeys/applying';
import { expect, test } from '#tests/journeys/public/fixture';

test.use({ ignoreHTTPSErrors: true });

const forms = [
  ['contact', routes.home, apiRoutes.contact],
  ['callback', routes.contactUs, apiRoutes.callback],
  ['certificate', routes.certification, apiRoutes.certificate],
  ['coaching', routes.coaching, apiRoutes.coaching],
  ['internship', routes.internships, apiRoutes.internship],
  ['licence', routes.licenses, apiRoutes.licence],
  ['employer', routes.employee, apiRoutes.employer],
  ['application', routes.applyJobs, apiRoutes.application],
  ['webinar-free', routes.jobHunt, apiRoutes.saveProgress],
] as const;

/** Answers all that the form asks for, as it is in the page; what is hidden in a dialog too. */
async function fillIn(page: Page, action: string, name: string): Promise<void> {
  const form = page.locator(`form[action="${action}"]`).first();
  const file = form.locator('input[type=file]');
  if ((await file.count()) > 0) await file.setInputFiles(resume);
  await form.evaluate((element: HTMLFormElement, who) => {
    const known: Record<string, string> = {
      name: who,
      fullName: who,
      email: 'meena@visitor.example.in',
      phone: '9840012345',
      mobile: '9840012345',
      age: '24',
      numberOfAccountants: '2',
    };
    const radios = new Set<string>();
    for (const field of element.elements) {
      if (field instanceof HTMLSelectElement) {
        if (field.value === '') field.selectedIndex = Math.min(1, field.options.length - 1);
      } else if (field instanceof HTMLTextAreaElement) {
        if (field.required) field.value = 'When does the next batch start?';
      } else if (field instanceof HTMLInputElement) {
        if (field.type === 'radio') {
          if (!radios.has(field.name)) field.checked = true;
          radios.add(field.name);
        } else if (field.type === 'checkbox') field.checked ||= field.required;
        else if (known[field.name] !== undefined) field.value = known[field.name] ?? '';
        else if (field.required && field.type === 'text') field.value = 'Chennai';
      }
    }
  }, name);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [kind, path, action] of forms) {
    test(`${kind} is received from our own address, with a reference and a mail to the team`, async ({
      page,
      context,
      post,
      publicSite,
    }) => {
      const name = `Public ${kind.replace('-', ' ')}`;
      const answer = await page.goto(path);
      expect(answer?.headers()['strict-transport-security']).toContain('max-age');
      expect(answer?.headers()['content-security-policy']).toContain('upgrade-insecure-requests');
      await fillIn(page, action, name);
      await page
        .locator(`form[action="${action}"]`)
        .first()
        .evaluate((form: HTMLFormElement) => form.requestSubmit());
      await page.waitForURL(new RegExp(`/received/${kind}$|/thankyou`));
      await expect(page.getByRole('main')).toContainText(/HOA-[0-9A-Z]{4}-[0-9A-Z]{3}/);
      const cookies = await context.cookies();
      expect(cookies.every(({ secure, httpOnly }) => secure && httpOnly)).toBe(true);
      const mail = await post.mailAbout(`[${kind}] ${name}`);
      expect(mail.to?.[0]?.address).toBe('team@hoa.example.in');
      expect(mail.text).toContain(`${publicSite.origin}/desk/HOA-`);
    });
  }
});
