/** Draws a page of the desk. */
import type { ReactElement } from 'react';
import { staticMarkup } from '#app/static-markup';
import { inFrame } from '#lib/desk/frame';

export async function draw(title: string, page: ReactElement, status = 200): Promise<Response> {
  const html = inFrame(title, await staticMarkup(page));
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
