/** Next and the server load their own copy of this module: a mark tells an error of either. */

const taken = Symbol.for('hoa.ReferenceTaken');

/** Another enquiry has this reference: nothing was stored, and another one will do. */
export class ReferenceTaken extends Error {
  readonly [taken] = true;

  static override [Symbol.hasInstance](error: unknown): boolean {
    return typeof error === 'object' && error !== null && taken in error;
  }
}

// The built server loads its modules more than once: an error of one copy is to be known by another.
const mark = Symbol.for('hoa.StoreUnavailable');

/** The store cannot write now (disk full, read-only, locked for too long, server away). */
export class StoreUnavailable extends Error {
  readonly [mark] = true;

  constructor(cause: unknown) {
    super('the store cannot write', { cause });
  }

  static override [Symbol.hasInstance](error: unknown): boolean {
    return typeof error === 'object' && error !== null && mark in error;
  }
}
