/** What one machine may do to take the site from the others: bounded in count and time, over the loopback alone. */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { apiRoutes, webinarFeed } from '#lib/shared/addresses/routes';
import { again, ask } from '#tests/faults/visitor';

export interface Attack {
  readonly what: string;
  /** Runs until `ended` resolves. */
  run(origin: string, ended: Promise<unknown>): Promise<void>;
}

const boundary = 'x';
const multipart = `multipart/form-data; boundary=${boundary}`;
const fileHead = `--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n`;
const bodies = {
  'line ends': Buffer.from(fileHead + '\r'.repeat(5_200_000)),
  headers: Buffer.from(`--${boundary}\r\n${'a: b\r\n'.repeat(650_000)}`),
  parts: Buffer.from(`\r\n--${boundary}`.repeat(1_000_000)),
};

/** Eight at once, each again as soon as it is answered. */
const uploads = Object.entries(bodies).map(([what, body]): Attack => {
  const headers = { 'content-type': multipart, accept: 'application/json' };
  return {
    what: `8 uploads of 5 MB of ${what} at once, again and again`,
    async run(origin, ended) {
      const upload = () => ask(`${origin}${apiRoutes.application}`, { body, headers, from });
      await Promise.all(Array.from({ length: 8 }, () => again(ended, 0, upload)));
    },
  };
});

/** The attacker's one address, unless it has ten. */
const from = '127.9.9.9';

const post =
  'POST /api/sendEmail HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

/** Lines that are opened once, and sent a `chunk` every so often. */
const lines = (
  what: string,
  count: number,
  start: string | Buffer,
  { addresses = 1, everyMs = 0, chunk = '' } = {},
): Attack => ({
  what,
  async run(origin, ended) {
    const { port } = new URL(origin);
    const open = Array.from({ length: count }, (_, number): Socket => {
      const localAddress = `127.9.9.${9 + (number % addresses)}`;
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
      socket.on('error', () => undefined);
      socket.write(start);
      socket.pause();
      return socket;
    });
    const sending = everyMs
      ? setInterval(() => {
          for (const socket of open) if (socket.writable) socket.write(chunk);
        }, everyMs)
      : undefined;
    await ended;
    clearInterval(sending);
    for (const socket of open) socket.destroy();
  },
});

const fullChunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;

const holding: readonly Attack[] = [
  lines(
    '200 chunked posts of 65,536 bytes that never end',
    200,
    `${post}transfer-encoding: chunked\r\n\r\n${fullChunk}`,
  ),
  lines(
    '110 lines that ask 200 times and never read',
    110,
    `GET ${webinarFeed} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(200),
  ),
  lines(
    '1,000 posts of ten addresses that send a byte in 3 s',
    1_000,
    `${post}content-length: 10000\r\n\r\n`,
    { addresses: 10, everyMs: 3_000, chunk: 'x' },
  ),
];

const victim = 'victim@example.in';
const registration = (number: number) => ({
  formData: { name: `Visitor ${number}`, email: victim, phone: '9840012345' },
  userDetails: { studies: 'MBA' },
  formStatus: 'Submitted Successfully!',
});
const draft = (number: number) => ({
  formData: { email: `draft-${number}@example.in`, name: `Visitor ${number}` },
  userDetails: { whyWebinar: '<'.repeat(5_000) },
  formStatus: 'user closed form!',
});

/** Sent one after the other, from one address. */
const posting = (what: string, count: number, bodyOf: (number: number) => object): Attack => ({
  what,
  async run(origin, ended) {
    for (let number = 0; number < count; number += 1) {
      await ask(`${origin}${apiRoutes.saveProgress}`, {
        body: JSON.stringify(bodyOf(number)),
        headers: { 'content-type': 'application/json' },
        from,
      });
      await wait(5);
    }
    await ended;
  },
});

const flooding = {
  registrations: posting('60 registrations of one stranger’s address', 60, registration),
  drafts: posting('150 begun registrations of 5,000 signs', 150, draft),
};

export const attacks: readonly Attack[] = [...uploads, ...holding, ...Object.values(flooding)];
