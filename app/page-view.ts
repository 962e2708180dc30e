import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { routes } from '#data/addresses/routes';
import { provider } from '#data/site';
import { openPageView, type PageView } from '#lib/platform/http/page-view';
import { pageMetadata } from '#lib/site/rules/seo';

export const openView = (): PageView => openPageView() ?? notFound();

interface Meta {
  /** The title of the card that social networks show. */
  readonly title: string;
  readonly description: string;
  /** Absent where the address names one person. */
  readonly path?: string;
  readonly suffix?: string;
}

export function viewMetadata({ path, suffix = provider.name, ...meta }: Meta): Metadata {
  const title = `${openView().title} | ${suffix}`;
  const metadata = pageMetadata({ ...meta, path: path ?? routes.home, hidden: true });
  if (path !== undefined) return { ...metadata, title };
  const { alternates: _canonical, openGraph, ...rest } = metadata;
  return { ...rest, title, openGraph: { ...openGraph, url: undefined } };
}
