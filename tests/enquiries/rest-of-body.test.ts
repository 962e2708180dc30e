import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { contactEmails } from '#lib/forms/contact/emails';
import { contact } from '#lib/forms/contact/form';
import { receive } from '#lib/intake/receive';
import { openTrial, type Trial } from '#tests/enquiries/trial';

let trial: Trial;
beforeEach(async () => {
  trial = await openTrial();
});
afterEach(() => trial.close());

const pieces = 20;
const piece = Buffer.alloc(16 * 1024, 'x');

/** A body that says when its last piece was taken, and `false` when it was broken off. */
function watchedBody() {
  let left = pieces;
  let end: (whole: boolean) => void;
  const ended = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  const body = new ReadableStream({
    pull(controller) {
      if (left-- > 0) return controller.enqueue(piece);
      end(true);
      controller.close();
    },
    cancel: () => end(false),
  });
  return { body, ended };
}

it.each([
  [413, 'more than 64 KB', {}],
  [
    413,
    'more than 64 KB, as its length tells',
    { 'content-length': String(pieces * piece.length) },
  ],
  [415, 'no form', { 'content-type': 'text/plain' }],
  [403, 'from another site', { origin: 'https://elsewhere.example' }],
])(
  'answers %i to what is %s, and leaves nothing of it on the connection',
  async (status, _, given) => {
    const { body, ended } = watchedBody();
    const headers = { 'content-type': 'application/json', ...given };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const request = new Request('http://localhost:3000/api/sendEmail', init);
    expect((await receive(contact, contactEmails)(request)).status).toBe(status);
    expect(await ended).toBe(true);
  },
);
