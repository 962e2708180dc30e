/** CSS with what is in a cascade layer in the place of the layer. */
export function withoutLayers(css: string): string {
  const areLayers: boolean[] = [];
  return css.replace(/@layer[^{;]*[{;]|[{}]/g, (sign) => {
    if (sign.endsWith(';')) return '';
    const isLayer = sign === '}' ? areLayers.pop() : sign !== '{';
    if (sign !== '}') areLayers.push(isLayer === true);
    return isLayer ? '' : sign;
  });
}
