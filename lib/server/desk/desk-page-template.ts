import { provider } from '#data/site';
import { processState } from '#lib/server/process-state';
import { deskLive } from '#lib/shared/addresses/desk-routes';
import { routes } from '#lib/shared/addresses/routes';
import { escapeHtml } from '#lib/shared/pages/html';

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

const header = /<a class="skip"[\s\S]*?<\/header>/;

/** A message under the header alone: nobody's name and no counts are read for it. */
function messagePage(title: string, message: string, state: string): string {
  const frame = processState.cachedPages?.(routes.deskFrame)?.html ?? '';
  const [head = ''] = header.exec(slot.exec(frame)?.[0] ?? '') ?? [];
  return inFrame(
    title,
    `<div class="desk">${head}<main id="main" tabindex="-1" data-state="${state}"><div class="wrap entrance"><div class="summary" role="alert">${message}</div></div></main></div>`,
  );
}

const wayOn = (label: string) =>
  `<p class="acts-row"><a class="button line low" href="${routes.desk}">${label}</a></p>`;

/** Why nothing was done or found, to somebody without script. */
export const refusalPage = (title: string, text: string): string =>
  messagePage(
    title,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${wayOn('To the enquiries')}`,
    'refused',
  );

/** Nothing of it is read from the store. */
export const storeAwayPage = (): string =>
  messagePage(
    'Try again in a minute',
    `<h1>We cannot show the desk just now</h1><p>Nothing is lost: what visitors send is saved, or they are told that it was not. Today’s mails are in the desk’s mailbox. Try again in a minute.</p>${wayOn('Try again')}`,
    'store-away',
  );
