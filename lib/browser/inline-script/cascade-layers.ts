/**
 * Chrome before 99 knows no cascade layers and drops whatever stands in one: all styles of the site. There they are set
 * once more without layers, in their order. By a constructed sheet: the page's policy allows no other style of a script.
 */
export function flattenLayers(): void {
  if ('CSSLayerBlockRule' in window) return;
  document.addEventListener('DOMContentLoaded', () => {
    const written = [...document.querySelectorAll('style')].map((style) => style.textContent);
    const sheet = new CSSStyleSheet();
    if ('replaceSync' in sheet) sheet.replaceSync(withoutLayers(written.join('')));
    document.adoptedStyleSheets = [sheet];
  });
}

/** What stands in a layer, in the place of the layer. */
export function withoutLayers(css: string): string {
  const areLayers: boolean[] = [];
  return css.replace(/@layer[^{;]*[{;]|[{}]/g, (sign) => {
    if (sign.endsWith(';')) return '';
    const isLayer = sign === '}' ? areLayers.pop() : sign !== '{';
    if (sign !== '}') areLayers.push(isLayer === true);
    return isLayer ? '' : sign;
  });
}
