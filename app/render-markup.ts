/** Markup of a page that a route handler answers with: nothing of React goes to the browser but that. */
import type { ReactElement } from 'react';

type Render = (element: ReactElement) => string;
let render: Render | undefined;

/** Next would put a React without this into its own bundle: the package itself is loaded beside it. */
export async function renderMarkup(element: ReactElement): Promise<string> {
  if (!render) {
    const { renderToStaticMarkup } = await import(/* turbopackIgnore: true */ 'react-dom/server');
    render = renderToStaticMarkup;
  }
  return render(element);
}
