import { type Outcome, refuse } from '#lib/intake/refusal';
import { StoreUnavailable } from '#lib/store/store';

/** Nothing is acknowledged that is not on disk: a store that cannot write is a 503. */
export async function storeTroubled<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return refuse(503, 'We could not save this just now. Please try again in a minute.', {
      retryAfterSeconds: 30,
    });
  }
}
