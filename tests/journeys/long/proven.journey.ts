/** From an enrolment to an employer’s look: paid, interviewed, sat on a phone, certified, checked, matched and shown. */
import type { Page } from '@playwright/test';
import { gstFundamentals } from '#data/practicals/05-gst-fundamentals';
import { make } from '#lib/practice/rules/papers/make';
import { typedAmount } from '#lib/practice/rules/papers/typed';
import { resume } from '#tests/journeys/applying';
import { payButton } from '#tests/journeys/asked-to-pay';
import { enterDesk } from '#tests/journeys/desk-sign-in';
import { expect, test } from '#tests/journeys/fixture';
import { beyondWindow } from '#tests/journeys/pages';

const headers = { 'sec-fetch-site': 'same-origin', accept: 'application/json' };
const candidate = { name: 'Meera Pandian', email: 'meera@example.in', phone: '98765 40001' };

/** The model answer, but for the last entry. */
function answersOfPaper(): ReadonlyMap<string, string> {
  const { answers } = make(gstFundamentals, 'K7Q2M');
  return new Map(
    answers
      .slice(0, -1)
      .flatMap((answer) =>
        answer.kind === 'line'
          ? [
              [`c.${answer.cell}.a`, answer.account] as const,
              [`c.${answer.cell}.${answer.side}`, typedAmount(answer.paise)] as const,
            ]
          : [
              [
                `c.${answer.cell}`,
                typeof answer.value === 'number' ? typedAmount(answer.value) : answer.value,
              ] as const,
            ],
      ),
  );
}

/** Part by part, as a phone shows the sheet. */
async function fillSheet(page: Page): Promise<void> {
  const answers = answersOfPaper();
  for (const number of [1, 2, 3, 4]) {
    await page.getByRole('radio', { name: `Part ${number}:` }).check();
    for (const [name, value] of answers) {
      const field = page.locator(`#part-${number} [name="${name}"]`);
      if ((await field.count()) === 0) continue;
      const kind = await field.first().evaluate((each: HTMLInputElement) => each.type);
      if (kind === 'radio') await page.locator(`[name="${name}"][value="${value}"]`).check();
      else if (kind === 'select-one') await field.selectOption(value);
      else await field.fill(value);
    }
  }
}

const action = (page: Page, title: string) =>
  page.locator('details').filter({ has: page.getByText(title, { exact: true }) });

test('a paid module, an interview and a paper on a phone become a certificate that an employer can check', async ({
  page,
  post,
  site,
  browser,
}) => {
  test.setTimeout(180_000);
  const phone = await browser.newPage({
    baseURL: site.origin,
    viewport: { width: 360, height: 760 },
  });
  const enrolled = await phone.request.post('/api/sendEmail', {
    headers,
    data: { ...candidate, message: 'GST fundamentals' },
  });
  const { reference, enquiry } = await enrolled.json();
  await enterDesk(page, site);
  const asked = await page.request.post(`/api/desk/${reference}`, {
    headers,
    data: { action: 'ask-payment', version: 1, line: 'module-5' },
  });
  expect(await asked.json()).toMatchObject({ success: true });
  await phone.goto(enquiry);
  await phone.getByLabel('State').selectOption('Tamil Nadu');
  await phone.getByLabel('Name on the invoice').fill(candidate.name);
  await payButton(phone).click();
  await expect(phone).toHaveURL(/\/sandbox-checkout\?order=/);
  await phone.getByRole('button', { name: /^Pay/ }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('You are enrolled, Meera');
  await expect(phone.getByRole('region', { name: 'Your payments' })).toContainText(
    'We have received ₹11,682 in full.',
  );

  await page.goto(`/desk/${reference}`);
  const interview = action(page, 'Interview: enter the result');
  await interview.locator('summary').click();
  await interview.getByLabel('Module').selectOption('5');
  await interview.getByLabel('Result of the interview').selectOption('passed');
  await interview.getByRole('button', { name: 'Save the result' }).click();
  const invite = action(page, 'Invite to the practical paper');
  await invite.locator('summary').click();
  await invite.getByLabel('Module').selectOption('5');
  // From today on, whatever the form proposes.
  const today = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
  await invite.locator('[name="opens"]').fill(today);
  await invite.getByLabel('Set', { exact: true }).fill('K7Q2M');
  await invite.getByRole('button', { name: 'Invite Meera' }).click();
  await expect(page.locator('[data-exam]')).toHaveAttribute('data-state', 'invited');

  const invitation = () =>
    post.mails.find(
      ({ text, to }) => text?.includes('/exam/') && JSON.stringify(to).includes(candidate.email),
    );
  await expect.poll(() => invitation() !== undefined).toBe(true);
  const paper = /\/exam\/[\w-]+/.exec(invitation()?.text ?? '')?.[0] ?? '';
  await phone.goto(paper);
  await phone.getByRole('button', { name: 'Start the 40 minutes' }).click();
  await fillSheet(phone);
  expect(await beyondWindow(phone)).toBe(0);
  await phone.locator('.hand-in > summary').click();
  await phone.getByRole('button', { name: 'Yes, hand in now' }).click();
  await expect(phone.locator('main')).toHaveAttribute('data-state', 'done');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Passed, with 92%');
  expect(await beyondWindow(phone)).toBe(0);
  await post.mailAbout('You passed, with 92%: AcSS 5, GST fundamentals');

  await page.goto('/desk?task=certificate');
  const task = page.locator(`[data-task="certificate"][data-reference="${reference}"]`);
  await task.locator('a[href*="/desk/certificates"]').first().click();
  await expect(page.getByLabel('Name, as it is to be printed')).toHaveValue(candidate.name);
  await expect(page.getByLabel('What it is about')).toHaveValue('5');
  await page.getByLabel('The holder agreed to be named').check();
  await page.getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(page).toHaveURL(/\/desk\/certificates\/HC-\d{4}-\w{7}$/);
  const number = page.url().split('/').at(-1) ?? '';
  const rests = page.getByRole('article').getByText(/^Practical paper, \d{1,2} \w{3} \d{4}/);
  await expect(rests).not.toContainText('%');
  await page.goto('/desk?task=certificate');
  await expect(task).toHaveCount(0);

  const check = `/verify/${number}`;
  expect((await post.mailAbout(`Your certificate ${number}`)).text).toContain(check);
  await phone.goto(check);
  await expect(phone.getByText(/practical paper, \d{1,2} \w{3} \d{4}/)).not.toContainText('%');
  await phone.goto(paper);
  await phone.getByRole('button', { name: 'Show 92% on it' }).click();
  await expect(phone.getByRole('link', { name: number })).toBeVisible();
  await phone.goto(check);
  await expect(phone.getByText(/practical paper, \d{1,2} \w{3} \d{4}, 92%/)).toBeVisible();
  expect(await beyondWindow(phone)).toBe(0);
  await page.goto(`/desk/certificates/${number}`);
  await expect(rests).toContainText(', 92%');

  const applied = await phone.request.post('/api/applyjobs', {
    multipart: {
      name: candidate.name,
      mobile: candidate.phone,
      email: candidate.email,
      gender: 'Female',
      age: '24',
      location: 'Chennai',
      employeeStatus: 'Fresher, searching for a job',
      experience: '0-1 years',
      skills: 'Excel',
      confirmed: 'on',
      salaryRange: '₹18,000-22,000 per month',
      workPreference: 'Full-Time On-Site',
      resume,
    },
    headers,
  });
  const own = /\/enquiry\/[\w-]{32}/.exec(await applied.text())?.[0] ?? '';
  const wanted = await phone.request.post('/api/sendEmail/jobapplication', {
    headers,
    data: {
      name: 'Ravi Menon',
      companyName: 'Vaigai Traders',
      email: 'ravi@vaigai.example',
      mobile: '9840011111',
      accountantType: 'Junior Accountant',
      numberOfAccountants: 1,
      city: 'Chennai',
      pay: '20,000 to 22,000',
    },
  });
  await page.goto(`/desk/${(await wanted.json()).reference}`);
  await page.getByText('Open a vacancy').click();
  await page.getByRole('button', { name: 'Open it' }).click();
  const match = page.locator('.match').filter({ hasText: candidate.name });
  await expect(match.getByRole('link', { name: 'AcSS 5 assessed' })).toHaveAttribute('href', check);
  const vacancy = page.url();
  await match.getByRole('button', { name: 'Ask Meera' }).click();
  await phone.goto(own);
  await phone.getByRole('button', { name: 'Yes, show me to them' }).click();
  await expect(phone.getByText('can see your details now')).toHaveCount(1);

  await page.goto(vacancy);
  await page.getByRole('button', { name: 'Mail them the link' }).click();
  const shortlist = await page.getByLabel('Link for the employer').inputValue();
  const employer = await browser.newPage({ baseURL: site.origin });
  await employer.goto(new URL(shortlist).pathname);
  await expect(employer.getByRole('heading', { level: 2, name: 'Meera P.' })).toBeVisible();
  await expect(employer.getByText('AcSS 5, GST fundamentals')).toBeVisible();
  await employer.locator(`main a[href$="${check}"]`).click();
  await expect(employer.getByRole('heading', { level: 1 })).toHaveText(
    'This certificate is genuine',
  );
  await phone.close();
  await employer.close();
});
