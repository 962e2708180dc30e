/**
 * Chrome before 99 knows no cascade layers and drops whatever is in one: all styles of the site. There they are set
 * once more without layers, in their order. A file of its own, which the inline script asks for in such a browser alone.
 * By a constructed sheet: the page's policy allows no other style of a script.
 */
import { withoutLayers } from '#lib/browser/without-layers';

function flattenLayers(): void {
  const written = [...document.querySelectorAll('style')].map((style) => style.textContent);
  const sheet = new CSSStyleSheet();
  if ('replaceSync' in sheet) sheet.replaceSync(withoutLayers(written.join('')));
  document.adoptedStyleSheets = [sheet];
}

if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', flattenLayers);
} else {
  flattenLayers();
}
