/** In the place of Next: the view in as little of a page as holds what the tests ask of it. */

import { renderPaths } from '#data/addresses/render-paths';
import { provider } from '#data/site';
import type { RenderPage } from '#lib/platform/http/page-view';
import { processState } from '#lib/platform/values/process-state';
import { escapeHtml } from '#lib/platform/values/text';

const renderView: RenderPage = async (
  path,
  { title, content, refused, message, main, language },
) => {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const isDesk = path === renderPaths.desk;
  const Said = isDesk
    ? (await import('#components/desk/shell')).DeskMessage
    : (await import('#components/layout/message')).Message;
  const { RefusedFormView } = await import('#components/forms/refused-form');
  const inner = message ? <Said {...message} /> : content;
  const page = isDesk ? (
    inner
  ) : (
    <main {...main} id="main">
      {refused && (
        <>
          <h1 lang={language}>{title}</h1>
          <RefusedFormView {...refused} />
        </>
      )}
      {inner}
    </main>
  );
  const full = `${title} | ${provider.name}${isDesk ? ' desk' : ''}`;
  return `<!DOCTYPE html><html lang="en-IN"><title>${escapeHtml(full)}</title><body>${renderToStaticMarkup(page)}</body></html>`;
};

processState.renderPage = renderView;
