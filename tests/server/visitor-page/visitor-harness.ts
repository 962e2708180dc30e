import { POST } from '#app/api/enquiry/[token]/route';
import { receive } from '#lib/server/intake/receive';
import { site } from '#lib/server/site';
import { contact } from '#lib/shared/forms/contact/form';
import { GET } from '#pages/enquiry/[token]/route';
import { openTrial } from '#tests/server/enquiries/enquiry-harness';
import { json } from '#tests/server/intake/posts';

export const typed = {
  name: 'Asha Kumari',
  email: 'asha@example.com',
  phone: '+91 98400 12345',
  message: 'When does the GST batch start?',
};

/** Somebody who has asked a question, with the page of her enquiry before her. */
export async function openVisitor(settings: Readonly<Record<string, string>> = {}) {
  const trial = await openTrial(settings);
  const answer = await (await receive(contact)(json(typed))).json();
  const reference: string = answer.reference;
  const token: string = answer.enquiry.split('/').at(-1);
  const url = 'http://localhost:3000/api/enquiry/x';
  const post = (request: Request, to = token) =>
    POST(request, { params: Promise.resolve({ token: to }) });
  return {
    trial,
    close: () => trial.close(),
    reference,
    token,
    post,
    change: (fields: object, to = token) =>
      post(
        new Request(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(fields),
        }),
        to,
      ),
    /** Without a script. */
    plainly: (fields: Record<string, string>) =>
      post(
        new Request(url, {
          method: 'POST',
          headers: { 'sec-fetch-site': 'same-origin', origin: 'null', accept: 'text/html' },
          body: new URLSearchParams(fields),
        }),
      ),
    page: async (to = token, cookie = '') =>
      GET(new Request('http://localhost:3000/enquiry/x', { headers: { cookie } }), {
        params: Promise.resolve({ token: to }),
      }),
    found: () => site().store.findEnquiry(reference),
  };
}

export type Visitor = Awaited<ReturnType<typeof openVisitor>>;
