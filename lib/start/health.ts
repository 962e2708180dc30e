import { type Space, spaceIn } from '#lib/platform/files/data-folder';
import { answerHealth } from '#lib/platform/metrics/health';

/** `measure`: how much room there is in the data folder. */
export const healthWith = (
  measure: (folder: string) => Promise<Space | undefined>,
  request?: Request,
): Promise<Response> =>
  answerHealth(
    { measure, holdsErasure: async (store) => (await store.erasureState()).hold !== undefined },
    request,
  );

export const health = (request?: Request): Promise<Response> => healthWith(spaceIn, request);
