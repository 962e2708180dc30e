import { provider } from '#data/site';
import { escapeHtml } from '#lib/html';
import { processState } from '#lib/process-state';
import { deskLive, routes } from '#lib/routes';

const slot = /<div data-slot="desk">[\s\S]*?<\/main><\/div>/;
const live = `<script src="${deskLive}" defer></script></body>`;

/** The prerendered frame with `inner` (HTML) in its slot; a bare page where nothing is prerendered. */
export function inFrame(title: string, inner: string): string {
  const full = escapeHtml(`${title} | ${provider.name} desk`);
  const frame = processState.cachedPages?.(routes.deskFrame)?.html;
  if (!frame) {
    return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${full}</title><body>${inner}</body></html>`;
  }
  return frame
    .replace(/<title>[^<]*<\/title>/, () => `<title>${full}</title>`)
    .replace(slot, () => inner)
    .replace('</body>', () => live);
}

/** Why nothing was done or found, to somebody without script. */
export const refusalPage = (title: string, text: string): string =>
  inFrame(
    title,
    `<div class="desk"><main id="main" data-state="refused"><div class="wrap entrance"><div class="summary" role="alert"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p class="acts-row"><a class="button line low" href="${routes.desk}">To the enquiries</a></p></div></div></main></div>`,
  );

/** Nothing of it is read from the store. */
export const storeAwayPage = (): string =>
  inFrame(
    'Try again in a minute',
    `<div class="desk"><main id="main" data-state="store-away"><div class="wrap entrance"><div class="summary" role="alert"><h1>The desk cannot be read just now</h1><p>Nothing is lost: what visitors send is kept or refused with a word, and the mails of today are in the desk’s mailbox. Try again in a minute.</p><p class="acts-row"><a class="button line low" href="${routes.desk}">Try again</a></p></div></div></main></div>`,
  );
