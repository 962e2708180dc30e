/** Pages that a route answers with in a frame of the build: about one person or for staff, so that nobody keeps them. */
import type { ReactElement } from 'react';
import { renderMarkup } from '#app/render-markup';
import { fillTemplate, type PageTemplate } from '#lib/server/http/drawn/page-template';
import { privateHeaders } from '#lib/server/http/headers/security-headers';
import { inPageLanguage, inSiteFrame } from '#lib/server/http/site-page-template';

interface Drawn {
  readonly status?: number;
  readonly retryAfterSeconds?: number | undefined;
  readonly onMain?: string;
}

/** `language` of a page that is not English. */
export const siteFrame = (path: string, language?: string): PageTemplate => ({
  path,
  fill({ title, inner, onMain }) {
    const page = inSiteFrame(path, title, inner).replace(/<main\b/, `<main${onMain}`);
    return language === undefined ? page : inPageLanguage(language, page);
  },
});

/** Draws into this frame, which is written down once. */
export const renderPrivatePage =
  (frame: PageTemplate) =>
  async (
    title: string,
    page: ReactElement,
    { status = 200, retryAfterSeconds, onMain = '' }: Drawn = {},
  ): Promise<Response> => {
    const headers = {
      ...privateHeaders,
      'content-type': 'text/html; charset=utf-8',
      ...(retryAfterSeconds !== undefined && { 'retry-after': `${retryAfterSeconds}` }),
    };
    const slots = { title, inner: await renderMarkup(page), onMain };
    return fillTemplate(frame, slots, { status, headers });
  };
