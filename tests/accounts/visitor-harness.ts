import { POST } from '#app/api/enquiry/[token]/route';
import { contact } from '#lib/enquiries/forms/contact';
import { receive } from '#lib/enquiries/http/receive';
import { context } from '#lib/platform/context';
import { GET } from '#pages/enquiry/[token]/route';
import { type Fields, newBrowser } from '#tests/desk/desk-site';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { json } from '#tests/enquiries/intake/posts';

export const typed = {
  name: 'Asha Kumari',
  email: 'asha@example.com',
  phone: '+91 98400 12345',
  message: 'When does the GST batch start?',
};

const pageOf = (token: string, cookie = '') =>
  GET(new Request('http://localhost:3000/enquiry/x', { headers: { cookie } }), {
    params: Promise.resolve({ token }),
  });

/** Somebody who has asked a question, with the page of her enquiry before her. */
export async function openVisitor(settings: Readonly<Record<string, string>> = {}) {
  const trial = await openTrial(settings);
  const answer = await (await receive(contact)(json(typed))).json();
  const reference: string = answer.reference;
  const token: string = answer.enquiry.split('/').at(-1);
  const path = '/api/enquiry/x';
  return {
    trial,
    close: () => trial.close(),
    reference,
    token,
    change: (fields: object, to = token) => newBrowser().send(POST, path, fields, { token: to }),
    plainly: (fields: Fields) => newBrowser().post(POST, path, fields, { token }),
    page: (to = token, cookie = '') => pageOf(to, cookie),
    read: async () => (await (await pageOf(token)).text()).replaceAll('<!-- -->', ''),
    found: () => context().store.findEnquiry(reference),
  };
}
