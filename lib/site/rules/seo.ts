import type { Metadata } from 'next';
import { isJobHunt, jobHuntPath } from '#data/addresses/routes';
import { type JobHuntWords, type PageLanguage, pageLanguages } from '#data/job-hunt/words';
import { provider } from '#data/site';
import { cardOf } from '#lib/site/rules/listed-pages';

export interface PageMeta {
  readonly title: string;
  /** 70 to 155 characters: what a search result shows. */
  readonly description: string;
  readonly path: string;
  readonly hidden?: boolean;
  /** The address of its picture; that of the listed page where none is given. */
  readonly card?: string;
  /** ISO dates of an article. */
  readonly published?: string;
  readonly modified?: string | undefined;
}

/** A size that every network shows whole. */
export const cardSize = { width: 1200, height: 630 } as const;

export function pageMetadata({
  title,
  description,
  path,
  hidden,
  card = cardOf(path),
  published,
  modified = published,
}: PageMeta): Metadata {
  const full = `${title} | ${provider.name}`;
  return {
    title: full,
    description,
    alternates: { canonical: path },
    openGraph: {
      ...(published
        ? { type: 'article', publishedTime: published, modifiedTime: modified }
        : { type: 'website' }),
      siteName: provider.name,
      locale: 'en_IN',
      title: full,
      description,
      url: path,
      images: [{ url: card, ...cardSize, type: 'image/png', alt: full }],
    },
    ...(hidden ? { robots: { index: false, follow: true } } : {}),
  };
}

/** The addresses of a page that is there in several languages, by the language as it is written in India. */
const translations: Readonly<Record<string, string>> = {
  ...Object.fromEntries(pageLanguages.map((each) => [`${each}-IN`, jobHuntPath(each)])),
  'x-default': jobHuntPath('en'),
};

/** The translations of the page at an address, itself among them; undefined where it has none. */
export const translationsOf = (path: string): typeof translations | undefined =>
  isJobHunt(path) ? translations : undefined;

export function jobHuntMetadata({ meta, language }: Pick<JobHuntWords, 'meta' | 'language'>) {
  const path = jobHuntPath(language);
  const metadata = pageMetadata({ ...meta, path });
  const others = pageLanguages.filter((each) => each !== language);
  return {
    ...metadata,
    alternates: { canonical: path, languages: translations },
    openGraph: {
      ...metadata.openGraph,
      locale: localeOf(language),
      alternateLocale: others.map(localeOf),
    },
  };
}

const localeOf = (language: PageLanguage) => `${language}_IN`;
