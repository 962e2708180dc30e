import { afterAll, beforeAll } from '@jest/globals';
import type { Store } from '#lib/server/store/store';
import { openAt, type Place } from '#tests/server/store/engines';
import { forEachTest } from '#tests/setup/for-each-test';

/** One place for the tests of a file, opened anew for each; the result gives the store of the current test. */
export function storeForEachTest(newPlace: () => Promise<Place>): () => Store {
  let place: Place;
  beforeAll(async () => {
    place = await newPlace();
  });
  afterAll(() => place.remove());
  return forEachTest(() => openAt(place));
}
