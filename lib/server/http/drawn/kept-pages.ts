/** Pages that were drawn lately, ready compressed, by their address: of a bounded number and size, none older than a minute. */
import { compressFastBeside, type Encoding } from '#lib/server/http/cache/compress';
import { encodedParts, type GzipFile } from '#lib/server/http/drawn/parts';

/** As old as a page of the build that depends on the clock may be (lib/server/http/listen/revalidation.ts). */
const freshMs = 60_000;

export interface KeptPage extends GzipFile {
  readonly headers: Readonly<Record<string, string>>;
  /** Whoever sends one is answered by the page's own route. */
  readonly withoutCookie?: boolean;
  /** Made where nobody else waits, or of a page that is asked for again. */
  br?: Buffer;
}

interface Entry {
  readonly page: KeptPage;
  readonly madeAt: number;
  bytes: number;
}

/** 400 questions of a busy minute with room to spare: 4 KB each, and 40 KB more of those that are asked again. */
const keptBounds = { pages: 1_000, bytes: 12 * 1024 * 1024 } as const;

/** Of the bytes: beyond, a second form of one page would cost another its first, which is asked for next. */
const mostForCompressing = 0.75;

/** `now` in milliseconds that only grow. */
export function newKeptPages(
  bounds: { readonly pages: number; readonly bytes: number } = keptBounds,
  now: () => number = () => performance.now(),
) {
  /** What was asked for longest ago first. */
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let isCompressing = false;

  function drop(url: string, entry: Entry): void {
    entries.delete(url);
    bytes -= entry.bytes;
  }

  function makeRoom(): void {
    for (const [url, entry] of entries) {
      if (entries.size <= bounds.pages && bytes <= bounds.bytes) return;
      drop(url, entry);
    }
  }

  /** Beside the thread, one page at a time. */
  async function compress(url: string, entry: Entry): Promise<void> {
    if (entry.page.br || isCompressing || bytes > bounds.bytes * mostForCompressing) return;
    isCompressing = true;
    const br = await compressFastBeside(bodyOf(entry.page, undefined));
    isCompressing = false;
    if (entries.get(url) !== entry) return;
    entry.page.br = br;
    entry.bytes += br.length;
    bytes += br.length;
    makeRoom();
  }

  return {
    /** Also of one that is out of date by now. */
    has: (url: string) => entries.has(url),
    get(url: string): KeptPage | undefined {
      const entry = entries.get(url);
      if (!entry) return undefined;
      if (now() - entry.madeAt >= freshMs) {
        drop(url, entry);
        return undefined;
      }
      entries.delete(url);
      entries.set(url, entry);
      void compress(url, entry);
      return entry.page;
    },
    add(url: string, page: KeptPage) {
      const former = entries.get(url);
      if (former) drop(url, former);
      // A letter of the address takes two bytes at most; the objects around it some hundred.
      const entry = { page, madeAt: now(), bytes: sizeOf(page) + url.length * 2 + 500 };
      entries.set(url, entry);
      bytes += entry.bytes;
      makeRoom();
    },
    clear() {
      entries.clear();
      bytes = 0;
    },
    size: () => ({ pages: entries.size, bytes }),
  };
}

const sizeOf = ({ ownBytes, br }: KeptPage): number => ownBytes + (br?.length ?? 0);

/** The best of what is ready: brotli is smaller, gzip is there from the first moment. */
export function encodingOf({ br }: KeptPage, accepted: readonly Encoding[]): Encoding | undefined {
  if (accepted.includes('br') && br) return 'br';
  return accepted.includes('gzip') ? 'gzip' : accepted[0];
}

export const bodyOf = (page: KeptPage, encoding: Encoding | undefined): Buffer =>
  encoding === 'br' && page.br ? page.br : encodedParts(page, encoding);

/** The same bytes, those of the gzip file as they are kept. */
export const piecesOf = (page: KeptPage, encoding: Encoding | undefined): readonly Buffer[] =>
  encoding === 'gzip' ? [page.lead, ...page.rest] : [bodyOf(page, encoding)];
