/** Draws a page of the desk: React makes the markup, and nothing of it goes to the browser but that. */
import type { ReactElement } from 'react';
import { inFrame } from '#lib/desk/frame';

type Render = (element: ReactElement) => string;
let render: Render | undefined;

/** Next would put a React without this into its own bundle: the package itself is loaded beside it. */
async function renderer(): Promise<Render> {
  if (!render) {
    const { renderToStaticMarkup } = await import(/* turbopackIgnore: true */ 'react-dom/server');
    render = renderToStaticMarkup;
  }
  return render;
}

export async function draw(title: string, page: ReactElement, status = 200): Promise<Response> {
  const html = inFrame(title, (await renderer())(page));
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
