import { processState } from '#lib/server/process-state';
import { escapeHtml } from '#lib/shared/pages/html';

const slot = '<div data-slot="enquiry"></div>';

/** The prerendered page of `path` with `inner` (HTML) in its slot; a bare page where nothing is prerendered. */
export function inSiteFrame(path: string, title: string, inner: string): string {
  const page = processState.cachedPages?.(path)?.html;
  const shown = `<title>${escapeHtml(`${title} | HOA`)}</title>`;
  if (page?.includes(slot)) {
    return page.replace(slot, () => inner).replace(/<title>[^<]*<\/title>/, () => shown);
  }
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${shown}<main>${inner}</main></html>`;
}

/** The same page with another `inner` for all that stands in its main part: one in another language. */
export function inSiteMain(path: string, title: string, inner: string): string {
  const framed = inSiteFrame(path, title, '');
  return framed.replace(
    /(<main\b[^>]*>)[\s\S]*(<\/main>)/,
    (_all, open, close) => `${open}${inner}${close}`,
  );
}
