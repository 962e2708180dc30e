import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { Store } from '#lib/platform/db/store';
import { openStore } from '#lib/start/open-store';
import { openAt, type Place } from '#tests/platform/db/engines';
import { forEachTest, live } from '#tests/setup/for-each-test';

export interface StoreInPlace {
  readonly place: Place;
  readonly store: Store;
  /** It is the store of another host; closed with this one. */
  openOther(): Promise<Store>;
  close(): Promise<void>;
}

export async function newStore(newPlace: () => Promise<Place>): Promise<StoreInPlace> {
  const opened = await inPlace(await newPlace());
  const close = async () => {
    await opened.close();
    await opened.place.remove();
  };
  return { ...opened, close };
}

async function inPlace(place: Place): Promise<StoreInPlace> {
  const store = await openAt(place);
  const others: Store[] = [];
  const openOther = async () => {
    const opened = await openStore(place);
    others.push(opened);
    return opened;
  };
  const close = async () => {
    for (const each of [...others, store]) await each.close();
  };
  return { place, store, openOther, close };
}

export const newStoreForEachTest = (newPlace: () => Promise<Place>) =>
  partsOf(forEachTest(() => newStore(newPlace)));

export function placeForEachTest(newPlace: () => Promise<Place>): Place {
  let place: Place;
  beforeEach(async () => {
    place = await newPlace();
  });
  afterEach(() => place.remove());
  return live(() => place);
}

export function storeForEachTest(newPlace: () => Promise<Place>) {
  let place: Place;
  beforeAll(async () => {
    place = await newPlace();
  });
  afterAll(() => place.remove());
  return partsOf(forEachTest(() => inPlace(place)));
}

const partsOf = (current: () => StoreInPlace) => ({
  store: live(() => current().store),
  place: live(() => current().place),
  /** It is the store of another host, until the test ends. */
  openOther: () => current().openOther(),
});

export type StoreForEachTest = ReturnType<typeof partsOf>;
