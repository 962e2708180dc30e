import { provider } from '#data/site';
import { processState } from '#lib/server/process-state';
import { routes } from '#lib/shared/addresses/routes';
import { escapeHtml } from '#lib/shared/pages/html';

const ownAddress = new RegExp(`((?:href|content)="[^"]*)${routes.verifyFrame}"`, 'g');
const slot = /<div data-slot="verify">[\s\S]*?<\/h1><\/div>/;

/** The prerendered frame with `inner` (HTML) in its slot; a bare page where nothing is prerendered. */
export function inVerifyFrame(title: string, inner: string): string {
  const full = escapeHtml(`${title} | ${provider.name}`);
  const frame = processState.cachedPages?.(routes.verifyFrame)?.html;
  if (!frame) {
    return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${full}</title><main>${inner}</main></html>`;
  }
  return (
    frame
      .replace(/<title>[^<]*<\/title>/, () => `<title>${full}</title>`)
      // In addresses alone: the inline script is allowed by its hash.
      .replace(ownAddress, (_, before) => `${before}${routes.verify}"`)
      .replace(slot, () => inner)
  );
}
