/** Markup of a page that is drawn for one reader: React makes it, and nothing of React goes to the browser. */
import type { ReactElement } from 'react';

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

export const staticMarkup = async (element: ReactElement): Promise<string> =>
  (await renderer())(element);
