/** Answers that are pages about one person or for staff: nobody stores them, and each names its own status. */
import type { ReactElement } from 'react';
import type { RenderPath } from '#data/addresses/render-paths';
import { privateHeaders } from '#lib/platform/http/intake/reply';
import { type PageView, renderPage } from '#lib/platform/http/page-view';

interface Answer extends Pick<PageView, 'main'> {
  readonly status?: number;
  readonly retryAfterSeconds?: number | undefined;
}

export const privatePage =
  (path: RenderPath) =>
  async (
    title: string,
    content: ReactElement,
    { status = 200, retryAfterSeconds, main }: Answer = {},
  ): Promise<Response> =>
    new Response(await renderPage(path, { title, content, ...(main && { main }) }), {
      status,
      headers: {
        ...privateHeaders,
        'content-type': 'text/html; charset=utf-8',
        ...(retryAfterSeconds !== undefined && { 'retry-after': `${retryAfterSeconds}` }),
      },
    });
