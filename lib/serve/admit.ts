/** Who comes in at once, who waits for a moment, and who is told to come again. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, makeAnswer, send } from '#lib/serve/answer';
import { whenArrived } from '#lib/serve/arrived';
import { envelope, isCall } from '#lib/serve/calls';
import type { Content } from '#lib/serve/content';
import { lingerIfSending } from '#lib/serve/linger';
import { newPace } from '#lib/serve/pace';
import { newQueue } from '#lib/serve/queue';

type Admit = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  start: () => void,
) => void;

/** Of all whose bodies are here `mostAtOnce` are in at once; the rest wait for a place, and read 503 after a moment. */
export function newAdmission(content: Content, mostAtOnce: number): Admit {
  let underWay = 0;
  const inTurn = newPace();
  const queue = newQueue();
  const busy = { call: tooMany(content, '/api'), page: tooMany(content, '/') };
  return (request, response, path, start) => {
    const come = () => {
      underWay++;
      response.once('close', () => {
        underWay--;
        queue.next();
      });
      inTurn(start);
    };
    const leave = () => {
      lingerIfSending(request, response);
      send(isCall(path) ? busy.call : busy.page, request, response);
    };
    const hasGone = () => response.destroyed;
    whenArrived(request, () => {
      if (hasGone()) return;
      if (underWay < mostAtOnce) come();
      else queue.join({ come, leave, hasGone });
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
