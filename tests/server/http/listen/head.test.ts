/** The headers of a HEAD are those of its GET (RFC 9110, 9.3.2), also of a page nobody had asked for. */
import { expect, test } from '@jest/globals';
import { htmlType, madePage, pageStyle, run } from '#tests/server/http/running';

const styled = madePage.replace('</head>', '<style>p { color: red }</style></head>');
const browser = { accept: 'text/html', 'accept-encoding': 'gzip, br' };

/** But for what is of one answer alone, or tells how its body is sent. */
const common = ({
  date,
  'x-request-id': _,
  'transfer-encoding': __,
  ...headers
}: Record<string, unknown>) => headers;

test.each([
  ['/made', 200, htmlType, styled],
  ['/made?csv', 200, 'text/csv; charset=utf-8', 'a,b'],
  ['/made?gone', 404, htmlType, '<main>Not here</main>'],
  ['/made?fault', 500, htmlType, ''],
  ['/api/health', 200, 'application/json', '{}'],
  ['/api/health?bad', 503, 'application/json', '{}'],
])('%s answers both alike', async (path, status, type, body) => {
  const site = await run(async (request, response) => {
    response.setHeader('vary', 'rsc, next-router-state-tree');
    response.writeHead(status, { 'content-type': type });
    // Next draws nothing for a HEAD.
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  const head = await site.ask(path, { method: 'HEAD', headers: browser });
  const get = await site.ask(path, { headers: browser });
  expect([head.status, head.body.length]).toEqual([get.status, 0]);
  expect(common(head.headers)).toEqual(common(get.headers));
  if (path === '/made') {
    expect(head.headers.vary).toBe('accept-encoding');
    expect(head.headers['content-security-policy']).toContain(pageStyle);
  }
});

test('a call answers a HEAD by itself: to ask how an application fares does not fetch it', async () => {
  const asked: unknown[] = [];
  const site = await run(async (request, response) => {
    asked.push(request.method);
    response.end();
  });
  await site.ask('/api/continue/abc', { method: 'HEAD' });
  await site.ask('/made', { method: 'HEAD', headers: browser });
  expect(asked).toEqual(['HEAD', 'GET']);
});
