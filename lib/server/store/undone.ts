/** Ends a transaction that may not stand, with why: nothing of it is kept. */
export class Undone<Answer = unknown> extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('nothing was kept');
    this.answer = answer;
  }
}

/** The answer of the transaction, or why it was undone. */
export async function unlessUndone<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Undone) return error.answer as T;
    throw error;
  }
}
