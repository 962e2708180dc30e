import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { inspectionWorkerFile } from '#lib/platform/files/inspection/inspection';
import { buildInspectionWorker } from '#lib/start/build/bundles';
import { allocator, flags } from '#scripts/serving-process';
import { formData, multipart, resumePart, type } from '#tests/platform/files/post';
import { pdfOf } from '#tests/platform/files/samples';

// A quarter of a gigabyte over the loopback, on whatever machine.
jest.setTimeout(300_000);

let folder: string;
// The program of the thread as a build has it: from its sources Node would load its compiler for each.
beforeAll(async () => {
  // Within the project: it imports PDFium from there, as a build does.
  mkdirSync('var', { recursive: true });
  folder = mkdtempSync(resolve('var/inspection-load-'));
  await buildInspectionWorker(process.cwd(), folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

let host: ChildProcess;
let port: number;
// A process for each: the most that one has ever held is all that the system tells.
beforeEach(async () => {
  // Within the limits that the site's own process runs in.
  host = fork(join(__dirname, 'load-child.ts'), [join(folder, inspectionWorkerFile)], {
    execArgv: flags,
    env: { ...process.env, ...allocator },
  });
  const [{ address }] = (await once(host, 'message')) as [{ address: AddressInfo }];
  port = address.port;
});
afterEach(() => host.disconnect());

const whole = multipart([formData(), resumePart(pdfOf(5_242_880))]);

/** Sends `bytes` of the upload and hangs up where that is not all; gives the status, 0 for none. */
function send(bytes = whole.length): Promise<number> {
  return new Promise((resolve) => {
    const call = request({
      port,
      method: 'POST',
      headers: {
        'content-type': type,
        'content-length': whole.length,
        accept: 'application/json',
      },
    });
    call.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    call.on('error', () => resolve(0));
    if (bytes === whole.length) call.end(whole);
    else call.write(whole.subarray(0, bytes), () => call.destroy());
  });
}

/** As the wizard does: told to come again, it comes again. */
async function sendUntilTaken(): Promise<number> {
  const status = await send();
  return status === 503 ? sendUntilTaken() : status;
}

async function serverState(): Promise<{ stored: number; peakBytes: number }> {
  host.send('how are you');
  const [answer] = await once(host, 'message');
  return answer;
}

const strays = () => readdirSync(tmpdir()).filter((name) => /^[a-z0-9]{25}$/.test(name)).length;

it('takes 50 resumes of 5 MB at once in less than 300 MB', async () => {
  const before = await serverState();
  const statuses = await Promise.all(Array.from({ length: 50 }, sendUntilTaken));
  expect(statuses).toEqual(Array.from({ length: 50 }, () => 200));
  const { stored, peakBytes } = await serverState();
  expect(stored).toBe(50);
  expect(peakBytes / 1024 / 1024).toBeLessThan(300);
  // Without turns it would be 250 MB for the files alone.
  expect((peakBytes - before.peakBytes) / 1024 / 1024).toBeLessThan(180);
});

it('keeps neither file nor memory of 200 that hang up halfway', async () => {
  const before = { ...(await serverState()), strays: strays() };
  const half = Math.floor(whole.length / 2);
  const statuses = await Promise.all(Array.from({ length: 200 }, () => send(half)));
  expect(new Set(statuses)).toEqual(new Set([0]));
  expect(await sendUntilTaken()).toBe(200);
  const after = await serverState();
  expect(after.stored).toBe(before.stored + 1);
  expect(strays()).toBe(before.strays);
  expect(after.peakBytes / 1024 / 1024).toBeLessThan(300);
});
