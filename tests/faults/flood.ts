/** Sends questions at a rate that no answer slows down; run by overload.ts as a process of its own. */
import { connect, type Socket } from 'node:net';
import { apiRoutes } from '#data/addresses/routes';

const [port = '', perSecond = '', seconds = ''] = process.argv.slice(2);
/** As many as a busy proxy keeps open. */
const mostLines = 2_000;
/** So many lines come from one address. */
const linesOfOne = 10;
const tickMs = 10;
const timeoutMs = 10_000;

const body = JSON.stringify({
  name: 'Load',
  email: 'load@example.in',
  phone: '9876543210',
  message: 'A question.',
});
const question = `POST ${apiRoutes.contact} HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

export interface Flood {
  /** Requests that were to be sent; `unsent` of them found no free line. */
  offered: number;
  unsent: number;
  good: number;
  refused: number;
  other: number;
}

const flood: Flood = { offered: 0, unsent: 0, good: 0, refused: 0, other: 0 };
const idle: Socket[] = [];
/** Their last answer said that they would be closed. */
const ended = new WeakSet<Socket>();
let lines = 0;
let opened = 0;

function address(line: number): string {
  const visitor = Math.floor(line / linesOfOne) % 65_536;
  return `127.1.${visitor >> 8}.${visitor & 255}`;
}

function open(): Socket {
  opened += 1;
  lines += 1;
  const line = connect({ port: Number(port), host: '127.0.0.1', localAddress: address(opened) });
  let answer = '';
  line.setNoDelay();
  line.setTimeout(timeoutMs, () => line.destroy());
  line.on('data', (chunk) => {
    answer += chunk.toString('latin1');
    const status = whole(answer);
    if (!status) return;
    if (status === '200') flood.good += 1;
    else if (status === '503' && /\r\nretry-after: \d/i.test(answer)) flood.refused += 1;
    else flood.other += 1;
    const last = /\r\nconnection: close\r\n/i.test(answer);
    answer = '';
    if (last) ended.add(line.destroy());
    else idle.push(line);
  });
  line.on('error', () => undefined);
  line.on('close', () => {
    lines -= 1;
    const at = idle.indexOf(line);
    if (at >= 0) idle.splice(at, 1);
    else if (!ended.has(line)) flood.other += 1;
  });
  return line;
}

/** The status of an answer that is here to its end. */
function whole(answer: string): string | undefined {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [head, body] = [answer.slice(0, end), answer.slice(end + 4)];
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const here =
    length === undefined ? /(?:^|\n)0\r\n\r\n$/.test(body) : body.length >= Number(length);
  return here ? answer.slice(9, 12) : undefined;
}

const start = performance.now();
const ticking = setInterval(() => {
  const elapsed = Math.min(performance.now() - start, Number(seconds) * 1000);
  const due = Math.floor((elapsed / 1000) * Number(perSecond));
  for (; flood.offered < due; flood.offered += 1) {
    const line = idle.pop() ?? (lines < mostLines ? open() : undefined);
    if (line) line.write(question);
    else flood.unsent += 1;
  }
  if (elapsed >= Number(seconds) * 1000) end();
}, tickMs);

function end(): void {
  clearInterval(ticking);
  console.log(JSON.stringify(flood));
  process.exit(0);
}
