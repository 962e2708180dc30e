/** Draws an answer about a certificate into its frame. */
import type { ReactElement } from 'react';
import { renderMarkup } from '#app/render';
import { inVerifyFrame } from '#lib/server/certificates/verify-page-template';
import { privateHeaders } from '#lib/server/http/headers/security-headers';

export async function draw(title: string, page: ReactElement, status = 200): Promise<Response> {
  const html = inVerifyFrame(title, await renderMarkup(page));
  return new Response(html, {
    status,
    headers: { ...privateHeaders, 'content-type': 'text/html; charset=utf-8' },
  });
}
