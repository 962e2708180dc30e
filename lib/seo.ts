import type { Metadata } from 'next';
import { provider } from '#data/site';

interface Page {
  readonly title: string;
  /** 70 to 155 characters: what a search result shows. */
  readonly description: string;
  readonly path: string;
  readonly hidden?: boolean;
}

/** Title, description, canonical address and Open Graph of one page. */
export function pageMetadata({ title, description, path, hidden }: Page): Metadata {
  const full = `${title} | ${provider.name}`;
  return {
    title: full,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      siteName: provider.name,
      locale: 'en_IN',
      title: full,
      description,
      url: path,
    },
    ...(hidden ? { robots: { index: false, follow: true } } : {}),
  };
}
