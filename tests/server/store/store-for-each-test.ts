import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { inPlace, newStore, type Place, type StoreInPlace } from '#tests/server/store/engines';
import { forEachTest, live } from '#tests/setup/for-each-test';

/** A store of its own for each test. */
export const newStoreForEachTest = (newPlace: () => Promise<Place>) =>
  partsOf(forEachTest(() => newStore(newPlace)));

/** A new place for each test, where it opens what it wants. */
export function placeForEachTest(newPlace: () => Promise<Place>): Place {
  let place: Place;
  beforeEach(async () => {
    place = await newPlace();
  });
  afterEach(() => place.remove());
  return live(() => place);
}

/** One place for the tests of a file, opened anew for each. */
export function storeForEachTest(newPlace: () => Promise<Place>) {
  let place: Place;
  beforeAll(async () => {
    place = await newPlace();
  });
  afterAll(() => place.remove());
  return partsOf(forEachTest(() => inPlace(place)));
}

/** What the current test has. */
const partsOf = (current: () => StoreInPlace) => ({
  store: live(() => current().store),
  place: live(() => current().place),
  /** The same store as another host has it, until the test ends. */
  openOther: () => current().openOther(),
});

export type StoreForEachTest = ReturnType<typeof partsOf>;
