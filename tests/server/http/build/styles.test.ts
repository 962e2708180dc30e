import { expect, test } from '@jest/globals';
import { rebaseUrls } from '#lib/server/http/build/next-build';

test('makes addresses in a stylesheet stand on their own', () => {
  const css = rebaseUrls(
    'a{src:url(../media/x.woff2)}b{src:url("./y.svg#z")}c{src:url(data:x)}d{src:url(/q)}e{src:url(#i)}',
    '/_next/static/chunks/a.css',
  );
  expect(css).toBe(
    'a{src:url(/_next/static/media/x.woff2)}b{src:url("/_next/static/chunks/y.svg#z")}c{src:url(data:x)}d{src:url(/q)}e{src:url(#i)}',
  );
});
