import { tmpdir } from 'node:os';
import { expect, it } from '@jest/globals';
import { newHeldFile } from '#lib/platform/files/arrivals';
import { readMultipart } from '#lib/platform/http/intake/multipart';

const boundary = 'x';
const bytes = 5_000_000;
const blockBytes = 64 * 1024;

const file = (data: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n`,
    ),
    data,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
const again = (text: string) => Buffer.from(text.repeat(Math.floor(bytes / text.length)), 'latin1');

function blocks(body: Buffer): ReadableStream {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= body.length) return controller.close();
      controller.enqueue(body.subarray(at, at + blockBytes));
      at += blockBytes;
    },
  });
}

/** Processor time of this thread in milliseconds, the least of three. */
async function costOf(body: Buffer): Promise<number> {
  const costs: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: blocks(body),
      duplex: 'half',
    } as RequestInit);
    const before = process.threadCpuUsage();
    const held = newHeldFile(tmpdir());
    await readMultipart(request, {
      fileField: 'resume',
      fileBytes: 5_242_880,
      held,
      signal: new AbortController().signal,
      progress: () => undefined,
    });
    const { user, system } = process.threadCpuUsage(before);
    await held.close();
    costs.push((user + system) / 1000);
  }
  return Math.min(...costs);
}

const hostile: Readonly<Record<string, () => Buffer>> = {
  'a file of line ends alone': () => file(again('\r')),
  'a file of unfinished boundaries': () => file(again('\r\n--')),
  'a file of what the boundary ends with': () => file(again(boundary)),
  'eight hundred thousand headers': () =>
    Buffer.concat([Buffer.from(`--${boundary}\r\n`), again('a: b\r\n')]),
  'a million parts': () => again(`\r\n--${boundary}`),
  'a hundred thousand fields': () =>
    again(`--${boundary}\r\ncontent-disposition: form-data; name=a\r\n\r\n\r\n`),
};

// Read sign by sign, any of them costs hundreds of times what an honest file does.
it.each(Object.entries(hostile))(
  'an upload of %s costs no more than thirty honest ones',
  async (_what, make) => {
    const honest = await costOf(file(Buffer.alloc(bytes)));
    expect(await costOf(make())).toBeLessThan(30 * Math.max(honest, 2));
  },
);
