/** Draws a page of the desk into its frame. */
import type { ReactElement } from 'react';
import { renderMarkup } from '#app/render';
import { inFrame } from '#lib/server/desk/desk-page-template';

export async function draw(title: string, page: ReactElement, status = 200): Promise<Response> {
  const html = inFrame(title, await renderMarkup(page));
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
