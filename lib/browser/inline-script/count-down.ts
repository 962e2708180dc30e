/** `<count-down to="ISO instant">` and `<count-down loop="seconds">`. */
import { defineElement } from '#lib/browser/inline-script/custom-element';
import { afterFirstPaint } from '#lib/browser/inline-script/first-paint';

const two = (value: number) => String(Math.trunc(value)).padStart(2, '0');

/** Whole seconds as `12d 04h 09m 33s`; a short one as `04m 59s`. */
export function timeText(seconds: number, short: boolean): string {
  const minutes = `${two((seconds / 60) % 60)}m ${two(seconds % 60)}s`;
  return short ? minutes : `${two(seconds / 86400)}d ${two((seconds / 3600) % 24)}h ${minutes}`;
}

/** Whole seconds until an instant, never less than none; times in milliseconds. */
export const secondsUntil = (to: number, now: number): number =>
  Math.max(0, Math.ceil((to - now) / 1000)) || 0;

/** Whole seconds left of a round that started at `start`. */
export const secondsOfRound = (length: number, start: number, now: number): number =>
  length - (Math.floor((now - start) / 1000) % length);

export function defineCountDown(): void {
  defineElement('count-down', (host, shadow) => {
    const root = shadow();
    root.innerHTML = '<span part="time" role="timer"></span>';
    const time = root.firstElementChild as HTMLElement;
    time.style.fontVariantNumeric = 'tabular-nums';
    const start = Date.now();
    const loop = Number(host.getAttribute('loop'));
    const to = Date.parse(host.getAttribute('to') ?? '');
    let offset: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const now = Date.now() + (offset ?? 0);
      const left = loop ? secondsOfRound(loop, start, now) : secondsUntil(to, now);
      time.textContent = timeText(left, loop > 0);
      // The end is told by the server's clock alone, and once.
      if (!loop && left === 0 && offset !== undefined) {
        host.toggleAttribute('ended', true);
        host.dispatchEvent(new Event('countdownend', { bubbles: true }));
      } else {
        timer = setTimeout(update, 1000 - (now % 1000));
      }
    };
    update();
    if (!loop) {
      serverOffset().then((found) => {
        if (!host.isConnected) return;
        offset = found;
        clearTimeout(timer);
        update();
      });
    }
    return () => clearTimeout(timer);
  });
}

let asked: Promise<number> | undefined;

/** Milliseconds by which the server's clock is ahead of the visitor's; asked once a page, 0 offline. */
function serverOffset(): Promise<number> {
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
