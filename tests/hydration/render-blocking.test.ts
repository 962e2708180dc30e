import { expect, test } from '@jest/globals';
import { edit, isElement, nodesOf } from '#lib/hydration/server/html-edit';
import { renderBlockingEdits } from '#lib/hydration/server/render-blocking';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><title>HOA</title></head><body>${body}</body></html>`;
const waitingFor = (body: string) => {
  const html = page(body);
  const elements = nodesOf(html).filter(isElement);
  return edit(html, renderBlockingEdits(elements, html.indexOf('</head>')));
};
const link = (id: string) => `<link rel="expect" href="#${id}" blocking="render">`;
const long = 'x'.repeat(30_000);

test('has the first paint wait for the end of a short page', () => {
  const html = waitingFor('<header>HOA</header><main>One line.</main>');
  expect(html).toContain(`${link('first-view')}</head>`);
  expect(html).toContain('<main id="first-view">One line.</main>');
});

test('waits for the first view of a long page alone', () => {
  const html = waitingFor(`<header>HOA</header><main><h1>Seen</h1><p>${long}</p></main>`);
  expect(html).toContain('<h1 id="first-view">Seen</h1>');
});

test('waits for an element by the name that it has', () => {
  const html = waitingFor(`<div id="a ₹">Seen</div><p>${long}</p>`);
  expect(html).toContain(link('a%20%E2%82%B9'));
  expect(html).not.toContain('first-view');
});

test('waits for nothing that no browser finds, or that is taken out', () => {
  const hidden = '<template><p>Later</p></template><svg><g></g></svg><script>1</script>';
  const html = waitingFor(`<p>Seen</p>${hidden}`);
  expect(html).toContain('<p id="first-view">Seen</p>');
});

test('lets a page begin at once whose first element is longer than a first view', () => {
  expect(waitingFor(`<main>${long}</main>`)).toBe(page(`<main>${long}</main>`));
});
