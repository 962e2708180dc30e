import { afterFirstPaint } from '#lib/browser/inline-script/first-paint';

let asked: Promise<number> | undefined;

/** Milliseconds by which the server's clock is ahead of the visitor's; asked once a page, 0 offline. */
export function serverOffset(): Promise<number> {
  asked ??= afterFirstPaint()
    .then(ask)
    .catch(() => 0);
  return asked;
}

async function ask(): Promise<number> {
  const sent = Date.now();
  const { headers } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
  return offsetOf(headers.get('date'), sent, Date.now());
}

/** A Date header says whole seconds: half a second is added; the way there and back is halved. */
export function offsetOf(date: string | null, sent: number, received: number): number {
  return Date.parse(date ?? '') + 500 - (sent + received) / 2 || 0;
}
