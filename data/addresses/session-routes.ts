/** The addresses of one session of the free webinar: to choose it, register, be thanked and keep its entry. */
import { jobHuntPath, routes, webinarFeed } from '#data/addresses/routes';

/** The form of that page, by its id. */
export const registerDialog = 'register';

/** The form of a page that an address chooses a session on. */
export const formAt = (chosen: string) => `${chosen}#${registerDialog}`;

/** A session of the free webinar, chosen in the form of the page of this language. */
export const chosenPath = (language: 'ta' | 'te' | 'en', sessionId: string) =>
  formAt(`${jobHuntPath(language)}?session=${sessionId}`);

/** Where to register for a free session, on the page of its language; the topic is for who reads the address, the id decides. */
export const registerPath = (language: 'ta' | 'te', sessionId: string, topic: string) =>
  `${jobHuntPath(language)}?session=${sessionId}&topic=${slug(topic)}` as const;

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The thanks for a free registration, in the language of its page (ta, te or en). */
export const thankYouPath = ({ session, language }: { session: string; language: string }) =>
  `${routes.thankYou}?lang=${language}&session=${session}` as const;

/** The calendar entry of one session alone, described in the language of a page. */
export const sessionEntryPath = (sessionId: string, language?: 'ta' | 'te' | 'en') =>
  `${webinarFeed}?session=${sessionId}${language ? `&lang=${language}` : ''}` as const;
