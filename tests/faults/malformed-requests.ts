/** Requests that are not even HTTP, or HTTP that contradicts itself. */
export const malformedRequests = (path: string): readonly string[] => [
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n{"a":1}`,
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  `POST ${path} HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n{}`,
  `POST ${path} HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
  `POST ${path} HTTP/1.1\r\nhost: a\r\n${'a: b\r\n'.repeat(3_000)}\r\n`,
  `POST ${path} HTTP/1.1\r\nhost: a\r\nexpect: miracles\r\ncontent-length: 2\r\n\r\n{}`,
  `POST ${path} HTTP/1.0\r\n\r\n`,
  `POST ${path}\r\n\r\n`,
  `POST ${path} HTTP/1.1\r\ncontent-length: 2\r\n\r\n{}`,
  `POST http://evil.example${path} HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}`,
  `POST ${path} HTTP/1.1\r\nhost: a\r\nx:\0\r\n\r\n`,
  `CONNECT ${path} HTTP/1.1\r\nhost: a\r\n\r\n`,
  `POST ${path} HTTP/1.1\r\nhost: a\r\nupgrade: h2c\r\nconnection: upgrade\r\ncontent-length: 2\r\n\r\n{}`,
  '\u0016\u0003\u0001\u0002\0\u0001\0',
];
