/** What was sent lately stays in memory, within a bound: what was not asked for again makes room first. */

export interface Body {
  readonly length: number;
  /** Throws where the disk does not give them. */
  bytes(): Buffer;
}

export interface BodyCache {
  /** `make` is called when it is asked for and not in memory. */
  body(length: number, make: () => Buffer): Body;
  /** Bytes in memory now. */
  size(): number;
}

/** The pages and files that a busy day asks for, in two encodings. */
const usualBytes = 24 * 1024 * 1024;

export function newBodyCache(mostBytes = usualBytes): BodyCache {
  /** The oldest first. */
  const held = new Set<CachedBody>();
  let size = 0;

  function makeRoom(): void {
    for (const body of held) {
      if (size <= mostBytes) return;
      held.delete(body);
      if (body.again) {
        // Another turn: the set gives it once more, at its end.
        body.again = false;
        held.add(body);
      } else {
        body.held = undefined;
        size -= body.length;
      }
    }
  }

  class CachedBody implements Body {
    held: Buffer | undefined;
    /** Asked for since it was last looked at. */
    again = false;
    readonly length: number;
    readonly #make: () => Buffer;

    constructor(length: number, make: () => Buffer) {
      this.length = length;
      this.#make = make;
    }

    bytes(): Buffer {
      if (this.held) {
        this.again = true;
        return this.held;
      }
      const bytes = this.#make();
      this.held = bytes;
      held.add(this);
      size += this.length;
      makeRoom();
      return bytes;
    }
  }

  return { body: (length, make) => new CachedBody(length, make), size: () => size };
}
