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
  return bare(shown, inner);
}

const bare = (title: string, inner: string) =>
  `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}<main>${inner}</main></html>`;

/** The whole page in the language of its main part; its title stays English. */
export const inPageLanguage = (language: string, page: string): string =>
  page
    .replace('<html lang="en-IN"', `<html lang="${language}"`)
    .replace('<title>', '<title lang="en-IN">');

const main = /(<main\b[^>]*>)[\s\S]*(<\/main>)/;
const withMain = (page: string, inner: string) =>
  page.replace(main, (_all, open, close) => `${open}${inner}${close}`);

/** The prerendered page of `path` with `inner` (HTML) for all that stands in its main part. */
export const inPageOf = (path: string, title: string, inner: string): string =>
  withMain(
    processState.cachedPages?.(path)?.html ?? bare(`<title>${escapeHtml(title)}</title>`, ''),
    inner,
  );

/** The same page with another `inner` for all that stands in its main part: one in another language. */
export function inSiteMain(path: string, title: string, inner: string): string {
  return withMain(inSiteFrame(path, title, ''), inner);
}
