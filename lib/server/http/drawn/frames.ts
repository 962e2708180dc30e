/** The frame of each kind of page that is made from its address: made when it is first needed, kept until told otherwise. */
import type { StaticCache } from '#lib/server/http/cache/static-cache';
import type { Draw } from '#lib/server/http/drawn/drawing';
import { drawnAddressOf } from '#lib/server/http/drawn/drawn-address';
import { cutFrame, type Frame } from '#lib/server/http/drawn/page-frame';
import type { InternalRequest } from '#lib/server/http/listen/internal-request';
import { env } from '#lib/server/settings/env';
import { type DrawnName, drawnPages } from '#lib/shared/addresses/drawn-paths';

/** After a frame that could not be cut. */
const againMs = 60_000;

/** `ask` asks Next; `now` in epoch milliseconds. */
export function newFrames(cache: StaticCache, ask: InternalRequest, now: () => number) {
  const frames = new Map<DrawnName, Promise<Frame>>();
  const ready = new Set<DrawnName>();

  async function drawFrame(name: DrawnName, draw: Draw): Promise<Frame> {
    const { example } = drawnPages[name];
    const { path, query, parts } = drawnAddressOf(example);
    const drawn = await draw({ name, parts }, query, now());
    // To who names no browser Next may send title and description after the page.
    const { status, body } = await ask(example, { 'user-agent': 'HOA' });
    if (!drawn || status !== 200) throw new Error(`the example ${example} answers ${status}`);
    const { head: meta, main } = drawn;
    return cutFrame(body, { path, meta, main }, env().origin, cache);
  }

  return {
    /** Rejects where Next's page is another than ours. */
    of(name: DrawnName, draw: Draw): Promise<Frame> {
      const known = frames.get(name);
      if (known) return known;
      const frame = drawFrame(name, draw);
      frames.set(name, frame);
      const stands = () => frames.get(name) === frame;
      frame.then(
        () => stands() && ready.add(name),
        // Meanwhile Next draws the page: nobody waits for both.
        () => setTimeout(() => stands() && frames.delete(name), againMs).unref(),
      );
      return frame;
    },
    clear() {
      frames.clear();
      ready.clear();
    },
    countReady: () => ready.size,
  };
}
