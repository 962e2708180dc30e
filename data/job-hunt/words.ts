/** contract: Languages. */
import type { weekly } from '#data/webinars';

/** As the call names them: the page in Tamil, in Telugu, in English. */
export const pageLanguages = ['ta', 'te', 'en'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

export const isPageLanguage = (text: unknown): text is PageLanguage =>
  (pageLanguages as readonly unknown[]).includes(text);

/** Each in itself. */
export const languageNames: Readonly<Record<PageLanguage, string>> = {
  ta: 'தமிழ்',
  te: 'తెలుగు',
  en: 'English',
};

interface Titled {
  readonly title: string;
  readonly text: string;
}

export interface JobHuntWords {
  readonly language: PageLanguage;
  /** Title and description for search engines. */
  readonly meta: { readonly title: string; readonly description: string };
  readonly title: string;
  readonly lede: string;
  readonly register: string;
  /** Below it, in English; the English page needs none. */
  readonly registerEnglish?: string;
  readonly book: string;
  readonly free: string;
  readonly chosen: string;
  /** Before the day that was chosen for a link whose session has ended. */
  readonly over: string;
  readonly choose: string;
  /** Each word is for the hours from its hour of the day on; English has none, since AM and PM follow the hour. */
  readonly partsOfDay: readonly (readonly [from: number, word: string])[];
  readonly weekdays: string;
  readonly languages: Readonly<Record<(typeof weekly.sessions)[number]['language'], string>>;
  /** The one that the page of it is in, where a list has room for a word. */
  readonly spoken: Readonly<Record<(typeof weekly.sessions)[number]['language'], string>>;
  readonly switch: string;
  readonly loop: Titled;
  readonly gains: { readonly title: string; readonly items: readonly Titled[] };
  readonly whom: { readonly title: string; readonly items: readonly string[] };
  readonly bank: Titled & { readonly worth: string };
  readonly schedule: { readonly title: string; readonly after: string };
  readonly privacy: string;
  readonly home: string;
}
