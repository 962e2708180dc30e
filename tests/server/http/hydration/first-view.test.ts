import { expect, test } from '@jest/globals';
import { edit, firstViewEdits, isElement, nodesOf } from '#lib/server/http/hydration/defer-scripts';

const named = (body: string) => {
  const html = `<!DOCTYPE html><html><head><title>HOA</title></head><body>${body}</body></html>`;
  return edit(html, firstViewEdits(nodesOf(html).filter(isElement)));
};
const long = 'x'.repeat(30_000);

const hidden = '<template><p>Later</p></template><svg><g></g></svg><script>1</script>';

test.each([
  [
    'the end of a short page',
    '<header>HOA</header><main>One line.</main>',
    '<main id="first-view">One line.</main>',
  ],
  [
    'the first view of a long page alone',
    `<header>HOA</header><main><h1>Seen</h1><p>${long}</p></main>`,
    '<h1 id="first-view">Seen</h1>',
  ],
  [
    'no element that has a name',
    `<p>Seen</p><div id="own">Seen</div><p>${long}</p>`,
    '<p id="first-view">Seen</p><div id="own">',
  ],
  [
    'nothing that no browser finds, or that is taken out',
    `<p>Seen</p>${hidden}`,
    '<p id="first-view">Seen</p>',
  ],
])('the first paint waits for %s', (_, body, awaited) => {
  expect(named(body)).toContain(awaited);
});

test('lets a page begin at once whose first element is longer than a first view', () => {
  expect(named(`<main>${long}</main>`)).not.toContain('first-view');
});
