import type { Page } from '@playwright/test';

/** Sends a message, or what else that form asks for; gives its reference. */
export async function write(
  page: Page,
  name: string,
  more: { readonly email?: string; readonly phone?: string; readonly message?: string } = {},
  call = '/api/sendEmail',
): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const data = { name, email, phone: '98765 43210', message: 'GST?', ...more };
  const answer = await page.request.post(call, { data });
  return ((await answer.json()) as { reference: string }).reference;
}
