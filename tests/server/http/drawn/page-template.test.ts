import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from '@jest/globals';
import { fillTemplate, type PageTemplate } from '#lib/server/http/drawn/page-template';
import { processState } from '#lib/server/process-state';
import { escapeHtml } from '#lib/shared/pages/html';
import { htmlType, pageStyle, run } from '#tests/server/http/running';

let frame: string;
let version: string;
beforeEach(() => {
  frame = '<html><head><script>hoa</script><style>p { color: red }</style></head>%T%</html>';
  version = '1';
  processState.cachedPages = () => ({ html: frame, version });
});

const page: PageTemplate = {
  path: '/made',
  fill: ({ title, inner, onMain }) =>
    (processState.cachedPages?.('/made')?.html ?? '').replace(
      '%T%',
      () => `<title>${escapeHtml(title)} | HOA</title><main${onMain}>${inner}</main>`,
    ),
};
const title = 'Received & “kept”';
const inner = '<p>வணக்கம் $& $1</p>';
const draw = () =>
  fillTemplate(
    page,
    { title, inner, onMain: ' data-due="100"' },
    { status: 422, headers: { 'content-type': htmlType } },
  );

/** As Next passes on what a route answers. */
const site = () =>
  run(async (_, response) => {
    const answer = draw();
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    response.writeHead(answer.status);
    response.end(await answer.text());
  });

test('a page in parts reads as the whole page, in each encoding, with its styles allowed', async () => {
  const whole = await draw().text();
  const { ask } = await site();
  const asked = async (accept?: string) => {
    const sent = accept ? { headers: { 'accept-encoding': accept } } : {};
    const { status, headers: got, body } = await ask('/made', sent);
    expect(status).toBe(422);
    expect(got['content-security-policy']).toContain(pageStyle);
    expect(got['content-length']).toBe(String(body.length));
    return { encoding: got['content-encoding'], body };
  };
  const gzip = await asked('br, gzip');
  expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', whole]);
  const br = await asked('br');
  expect([br.encoding, brotliDecompressSync(br.body).toString()]).toEqual(['br', whole]);
  const plain = await asked();
  expect([plain.encoding, plain.body.toString()]).toEqual([undefined, whole]);
});

test('a page of the build that was made anew is cut anew', async () => {
  const { ask } = await site();
  await ask('/made');
  frame = frame.replace('</head>', '<meta name="new"></head>');
  expect((await ask('/made')).body.toString()).not.toContain('name="new"');
  version = '2';
  expect((await ask('/made')).body.toString()).toContain('name="new"');
});

test('HEAD is sent nothing', async () => {
  const { ask } = await site();
  expect((await ask('/made', { method: 'HEAD' })).body.length).toBe(0);
});

test('who asks the route without the server reads the whole page', async () => {
  const text = await draw().text();
  expect(text).toContain(
    `<title>${escapeHtml(title)} | HOA</title><main data-due="100">${inner}</main>`,
  );
});
