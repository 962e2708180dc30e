/**
 * An example receiver of our webhooks: it verifies the signature, answers at once, and processes each event once.
 *
 *   npm install standardwebhooks
 *   LEADS_WEBHOOK_SECRET=whsec_… PORT=4000 node docs/webhook-receiver.mjs
 *
 * On the site: LEADS_WEBHOOK_URL=https://your.host/hook and the same LEADS_WEBHOOK_SECRET.
 * Make a secret with: echo "whsec_$(openssl rand -base64 32)"
 */
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

/** In production a table of your database: an event may arrive twice, and after a crash of the site it does. */
const seen = new Set();

const work = {
  'enquiry.received': ({ reference, kind, name }) => console.log('new', reference, kind, name),
  'enquiry.changed': ({ reference, action, state }) => console.log('now', reference, action, state),
  'enquiry.closed': ({ reference, outcome }) => console.log('done', reference, outcome),
  // Delete everything under this reference: the person asked for it, or its retention has ended.
  'enquiry.erased': ({ reference }) => console.log('erase', reference),
};

/** Returns the status to answer with: 2xx ends the delivery, 4xx fails it, anything else is retried for three days. */
export function take(secret, headers, body) {
  let event;
  try {
    // Over the raw text; events older than five minutes are refused as well.
    event = new Webhook(secret).verify(body, headers);
  } catch {
    return 401;
  }
  const id = headers['webhook-id'];
  if (seen.has(id)) return 204;
  work[event.type]?.(event.data);
  seen.add(id);
  return 204;
}

if (import.meta.filename === process.argv[1]) {
  const { LEADS_WEBHOOK_SECRET: secret = '', PORT = '4000' } = process.env;
  createServer((request, response) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      response.writeHead(take(secret, request.headers, Buffer.concat(parts).toString())).end();
    });
  }).listen(Number(PORT));
}
