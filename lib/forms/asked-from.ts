/** Where a callback was asked for: a link of ours names it in the address of the form, and staff read it in words. */
import { routes } from '#data/addresses/routes';

/** In the address of the form; without a script it goes on in the page about a refused one. */
export const askedFromField = 'from';

const places = {
  'ai-webinar-closed': 'AI webinar (closed edition)',
  'ai-webinar-later': 'AI webinar (registration not open yet)',
} as const;

export type Place = keyof typeof places;

export const callbackFrom = (place: Place) =>
  `${routes.contactUs}?${askedFromField}=${place}` as const;

/** Undefined for what is none of ours: nothing of an address reaches staff as it is. */
export const placeIn = (text: unknown): Place | undefined =>
  (Object.keys(places) as Place[]).find((each) => each === text);

export const placeInWords = (place: Place): string => places[place];
