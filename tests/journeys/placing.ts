/** An employer, applicants and what staff do with both, for end-to-end tests of a placement. */
import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { resume } from '#tests/journeys/applying';
import { expect } from '#tests/journeys/fixture';

interface Applicant {
  readonly email: string;
  readonly mobile?: string;
}

/** The address of their page. */
export async function apply(
  page: Page,
  name: string,
  { email, mobile = '9840022222' }: Applicant = { email: 'revathi@example.com' },
): Promise<string> {
  const answer = await page.request.post('/api/applyjobs', {
    multipart: {
      name,
      mobile,
      email,
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
    headers: { accept: 'application/json' },
  });
  const text = await answer.text();
  expect(answer.ok(), text).toBe(true);
  const found = /\/enquiry\/[\w-]{32}/.exec(text);
  return found?.[0] ?? '';
}

/** An employer's enquiry: its reference, and the address of their page. */
export async function askForPeople(
  page: Page,
  companyName: string,
  more: { readonly email: string; readonly mobile: string; readonly many: number },
): Promise<{ readonly reference: string; readonly enquiry: string }> {
  const asked = await page.request.post('/api/sendEmail/jobapplication', {
    data: {
      name: 'Ravi Menon',
      companyName,
      email: more.email,
      mobile: more.mobile,
      accountantType: 'Junior Accountant',
      numberOfAccountants: more.many,
      city: 'Chennai',
      pay: '20,000 to 22,000',
    },
    headers: { accept: 'application/json' },
  });
  return (await asked.json()) as { reference: string; enquiry: string };
}

/** On the page of an employer's enquiry; gives the address of the vacancy. */
export async function openVacancy(page: Page, reference: string): Promise<string> {
  await page.goto(`/desk/${reference}`);
  await page.getByText('Open a vacancy').click();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-left', /\d/);
  return new URL(page.url()).pathname;
}

export async function share(page: Page, vacancy: string): Promise<string> {
  await page.goto(vacancy);
  await page.getByRole('button', { name: 'Mail them the link' }).click();
  return new URL(await page.getByLabel('Link for the employer').inputValue()).pathname;
}

/** The calendar entry of a mail, with folded lines joined; empty where there is none. */
export function calendarOf({ attachments }: Email): string {
  const entry = attachments.find(({ mimeType }) => mimeType.startsWith('text/calendar'));
  if (!entry) return '';
  const { content } = entry;
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.replaceAll(/\r?\n[ \t]/g, '');
}

/** `2026-12-02T11:00` of so many days ahead, which an employer types. */
export function hourAhead(days: number, hour = '11:00'): string {
  const day = new Date(Date.now() + (days * 24 + 5.5) * 60 * 60 * 1000);
  return `${day.toISOString().slice(0, 10)}T${hour}`;
}
