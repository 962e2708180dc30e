import { beforeAll, expect, test } from '@jest/globals';
import { inVerifyFrame } from '#lib/server/certificates/verify-page-template';
import { headScript } from '#lib/server/http/build/inline-script-build';
import { processState } from '#lib/server/process-state';

let script = '';
beforeAll(async () => {
  script = await headScript(process.cwd());
});

test('the script in every page carries no table of our addresses', () => {
  for (const path of ['/desk', '/verify-frame', '/termsandconditions', '/quotation']) {
    expect(script).not.toContain(path);
  }
});

test('a page put into a frame keeps its inline script to the letter: it is allowed by its hash', () => {
  const inline = `<script>${script};go("/verify-frame")</script>`;
  const html = `<!doctype html><title>x</title><link rel="canonical" href="https://hoa.example/verify-frame"><meta property="og:url" content="https://hoa.example/verify-frame">${inline}<main><div data-slot="verify"><h1>x</h1></div></main>`;
  const before = processState.cachedPages;
  processState.cachedPages = () => ({ html });
  const page = inVerifyFrame('Genuine', '<h1>Genuine</h1>');
  if (before) processState.cachedPages = before;
  else delete processState.cachedPages;
  expect(page).toContain(inline);
  expect(page).toContain('href="https://hoa.example/verify"');
  expect(page).toContain('content="https://hoa.example/verify"');
  expect(page).toContain('<h1>Genuine</h1>');
});
