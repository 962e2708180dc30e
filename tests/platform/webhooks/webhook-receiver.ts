import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

export interface Post {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Another system that listens: keeps what is posted to it, and answers with a status. */
export async function openReceiver() {
  const server = createServer(async (request, response) => {
    receiver.posts.push({ headers: request.headers, body: await text(request) });
    response.writeHead(receiver.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    posts: [] as Post[],
    status: 204,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return receiver;
}

/** As a library that is not ours reads a post; it compares the time with that of this machine. */
export function verify({ headers, body }: Post) {
  const sent = Number(headers['webhook-timestamp']) * 1000;
  const real = Date.now;
  Date.now = () => sent;
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>) as {
      type: string;
      timestamp: string;
      data: Record<string, unknown>;
    };
  } finally {
    Date.now = real;
  }
}
