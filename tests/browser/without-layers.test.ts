import { expect, it } from '@jest/globals';
import { withoutLayers } from '#lib/browser/without-layers';

it('sets what is in a layer in its place, and keeps the conditions around it', () => {
  const css =
    '@layer theme,base;@layer base{a{color:red}@media print{a{color:blue}}}b{c:d}@media print{@layer components{.e{f:g}}}@layer utilities;@layer x{}';
  expect(withoutLayers(css)).toBe(
    'a{color:red}@media print{a{color:blue}}b{c:d}@media print{.e{f:g}}',
  );
});
