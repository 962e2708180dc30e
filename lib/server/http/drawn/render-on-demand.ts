/** Pages that are made from their address: the answer alone is drawn, into a frame that Next drew once, and kept for a minute. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { crc32 } from 'node:zlib';
import type { Background } from '#lib/server/background';
import { acceptedEncodings, compressFastBeside } from '#lib/server/http/cache/compress';
import type { StaticCache } from '#lib/server/http/cache/static-cache';
import type { Draw } from '#lib/server/http/drawn/drawing';
import { drawnAddressOf } from '#lib/server/http/drawn/drawn-address';
import { newFrames } from '#lib/server/http/drawn/frames';
import {
  bodyOf,
  encodingOf,
  type KeptPage,
  newKeptPages,
  piecesOf,
} from '#lib/server/http/drawn/kept-pages';
import { gzipped } from '#lib/server/http/drawn/parts';
import type { InternalRequest } from '#lib/server/http/listen/internal-request';
import { faultOf, log } from '#lib/server/log';
import { drawnNames } from '#lib/shared/addresses/drawn-paths';
import { isoDayInIndia } from '#lib/shared/india';

/** Two pages within it are of a crowd; whoever reads one alone asks for the next after seconds. */
const crowdMs = 100;

/** Of a crowd's addresses, a number each: twice as many as pages are kept. */
const mostRemembered = 2_000;

export type DrawnPages = ReturnType<typeof newDrawnPages>;

declare module '#lib/server/process-state' {
  interface ProcessState {
    /** Set by the server; absent where Next draws every page. */
    drawnWarmth?: () => Warmth;
  }
}

interface Warmth {
  readonly ready: number;
  readonly all: number;
}

/** `ask` asks Next. */
export function newDrawnPages(
  cache: StaticCache,
  ask: InternalRequest,
  load: () => Promise<Draw>,
  now: () => number = Date.now,
) {
  const kept = newKeptPages();
  const frames = newFrames(cache, ask, now);
  const underWay = new Map<string, Promise<KeptPage | undefined>>();
  let day = '';
  let changes = 0;
  let drawnAt = Number.NEGATIVE_INFINITY;
  /** What a crowd asked for lately: most of it is never asked for again, and is not kept for that. */
  const askedOnce = new Set<number>();
  /** A frame that failed fails whoever asks in the next minute. */
  let told: unknown;

  /** Fees, dates and what is on change with the day. */
  function throwAwayWithDay(): void {
    const today = isoDayInIndia(now());
    if (today === day) return;
    day = today;
    kept.clear();
    frames.clear();
  }

  async function drawPage(url: string): Promise<KeptPage | undefined> {
    const { name, query, parts: asked } = drawnAddressOf(url);
    if (!name) return undefined;
    const draw = await load();
    const frame = await frames.of(name, draw);
    const before = changes;
    const drawn = await draw({ name, parts: asked }, query, now());
    if (!drawn) return undefined;
    const parts = frame.partsOf(drawn.head, drawn.main);
    const page: KeptPage = { headers: frame.headers, ...gzipped(frame.lead, parts) };
    // 4 KB less, which is a round trip of a phone's line; in a crowd nobody waits for it, and the cores are for others.
    const isAlone = Math.abs(now() - drawnAt) >= crowdMs;
    drawnAt = now();
    if (isAlone) page.br = await compressFastBeside(bodyOf(page, undefined));
    // What changed while it was drawn may not be in it.
    if (changes === before && (isAlone || isAskedAgain(url))) kept.add(url, page);
    return page;
  }

  function isAskedAgain(url: string): boolean {
    const address = crc32(url);
    if (askedOnce.delete(address)) return true;
    if (askedOnce.size >= mostRemembered) askedOnce.clear();
    askedOnce.add(address);
    return false;
  }

  /** Drawn once for all who wait for it: it may be ready by the time that their turn comes. */
  async function pageAt(url: string): Promise<KeptPage | undefined> {
    throwAwayWithDay();
    const ready = kept.get(url) ?? underWay.get(url);
    if (ready) return ready;
    const page = drawPage(url).finally(() => {
      if (underWay.get(url) === page) underWay.delete(url);
    });
    underWay.set(url, page);
    return page;
  }

  function tell(error: unknown, request?: string): void {
    if (error !== told)
      log().error({ ...(request && { request }), ...faultOf(error) }, 'a page is left to Next');
    told = error;
  }

  return {
    /** Something that pages say has changed: none is kept. */
    forget() {
      changes += 1;
      kept.clear();
      underWay.clear();
    },
    /** Whether the page of this address was drawn lately; it may be out of date by now. */
    isKept: kept.has,
    /** Sends the page of this address if it is kept; says whether it has. */
    sendKept(request: IncomingMessage, response: ServerResponse): boolean {
      throwAwayWithDay();
      const page = kept.get(request.url ?? '');
      if (!page || (page.withoutCookie && request.headers.cookie !== undefined)) return false;
      send(page, request, response, randomUUID());
      return true;
    },
    /** A page that a route of ours has drawn is one of them now. */
    keep: kept.add,
    /** Draws the page of the request's address and sends it; false where it is left to Next. */
    async drawAndSend(
      request: IncomingMessage,
      response: ServerResponse,
      id: string,
    ): Promise<boolean> {
      try {
        const page = await pageAt(request.url ?? '');
        // Who gets this far sends one.
        if (!page || page.withoutCookie) return false;
        send(page, request, response, id);
        return true;
      } catch (error) {
        tell(error, id);
        return false;
      }
    },
    /** Loads what draws, and makes the frame of each kind, the search's first: nobody's first page waits for it then. Never rejects. */
    async warmUp(background: Background): Promise<void> {
      try {
        await background(load);
      } catch (error) {
        tell(error);
        return;
      }
      for (const name of drawnNames) {
        await background(async () => {
          throwAwayWithDay();
          await frames.of(name, await load());
        }).catch(tell);
      }
    },
    /** How many kinds have their frame, and how many there are. */
    warmth: (): Warmth => ({ ready: frames.countReady(), all: drawnNames.length }),
  };
}

function send(
  page: KeptPage,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): void {
  const encoding = encodingOf(page, acceptedEncodings(request.headers['accept-encoding']));
  const pieces = piecesOf(page, encoding);
  // Written together, and copied for nobody: a crowd asks for thousands a second.
  response.cork();
  response.writeHead(200, {
    ...page.headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    vary: 'accept-encoding',
    'x-request-id': id,
    'content-length': pieces.reduce((sum, { length }) => sum + length, 0),
    ...(encoding && { 'content-encoding': encoding }),
  });
  if (request.method !== 'HEAD') for (const piece of pieces) response.write(piece);
  response.end();
  response.uncork();
}
