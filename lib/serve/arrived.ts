/** A request waits for its own body: a slow line takes nobody's place. */
import type { IncomingMessage } from 'node:http';

/** Calls back once the body is here, or as much of it as a request holds unread; not for one that breaks off. */
export function whenArrived(request: IncomingMessage, go: () => void): void {
  const { headers } = request;
  const length = Number(headers['content-length'] ?? 0);
  const bodyless = length === 0 && headers['transfer-encoding'] === undefined;
  const look = () => {
    const full = request.readableLength >= request.readableHighWaterMark;
    if (!bodyless && !request.complete && !full) return;
    request.off('readable', look);
    go();
  };
  if (!bodyless) request.on('readable', look);
  look();
}
