import { httpError, type Result } from '#lib/intake/http-error';
import { StoreUnavailable } from '#lib/store/store';

/** Nothing is acknowledged that is not on disk: a store that cannot write is a 503. */
export async function catchStoreUnavailable<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return httpError(503, 'We could not save this just now. Please try again in a minute.', {
      retryAfterSeconds: 30,
    });
  }
}
