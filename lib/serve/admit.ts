/** Who comes in at once, who waits for a moment, and who is told to come again. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, makeAnswer, send } from '#lib/serve/answer';
import { whenArrived } from '#lib/serve/arrived';
import { envelope, isCall } from '#lib/serve/calls';
import type { Content } from '#lib/serve/content';
import { newNoes } from '#lib/serve/noes';
import { newPace } from '#lib/serve/pace';

type Admit = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  come: () => void,
) => void;

/** Of all who are there at once `mostAtOnce` come in, each when the body is here; the rest read 503 within a second. */
export function newAdmission(content: Content, mostAtOnce: number): Admit {
  let underWay = 0;
  const inTurn = newPace();
  const noes = newNoes();
  const busy = { call: tooMany(content, '/api'), page: tooMany(content, '/') };
  return (request, response, path, come) => {
    const isFull = () => {
      const full = underWay >= mostAtOnce;
      if (full) noes.inTurn(() => send(isCall(path) ? busy.call : busy.page, request, response));
      return full;
    };
    if (isFull()) return;
    whenArrived(request, () => {
      if (isFull()) return;
      underWay++;
      response.once('close', () => underWay--);
      inTurn(() => {
        come();
        noes.besideWork();
      });
    });
  };
}

/** Made beforehand: when it is needed, there is no time to spend on it. */
function tooMany(content: Content, path: string): Answer {
  const message = 'Too many requests at once. Please try again in a few seconds.';
  const call = isCall(path);
  const headers = {
    ...content.headersOf(path),
    'content-type': call ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
  };
  return makeAnswer(503, headers, {
    identity: Buffer.from(call ? envelope(message) : `${message}\n`),
  });
}
