/** Draws a page of one enquiry, for whoever holds its link. */
import type { ReactElement } from 'react';
import { renderMarkup } from '#app/render';
import { privateHeaders } from '#lib/server/http/headers/security-headers';
import { inSiteFrame } from '#lib/server/http/site-page-template';
import { routes } from '#lib/shared/addresses/routes';

export async function draw(title: string, page: ReactElement, status = 200): Promise<Response> {
  const html = inSiteFrame(routes.enquiryFrame, title, await renderMarkup(page));
  const headers = { ...privateHeaders, 'content-type': 'text/html; charset=utf-8' };
  return new Response(html, { status, headers });
}
