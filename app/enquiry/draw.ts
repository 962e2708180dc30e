/** Draws a page of one enquiry, for whoever holds its link. */
import type { ReactElement } from 'react';
import { renderMarkup } from '#app/render';
import { inSiteFrame } from '#lib/enquiries/frame';
import { routes } from '#lib/routes';
import { privateHeaders } from '#lib/server/security-headers';

export async function draw(title: string, page: ReactElement, status = 200): Promise<Response> {
  const html = inSiteFrame(routes.enquiryFrame, title, await renderMarkup(page));
  const headers = { ...privateHeaders, 'content-type': 'text/html; charset=utf-8' };
  return new Response(html, { status, headers });
}
