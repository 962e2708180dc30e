/** Two hundred lines send a byte a second: nobody else waits for them, and they are cut; one that is slow and moves arrives. */
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { apiRoutes } from '#data/addresses/routes';
import { type FaultTest, finding, percentile } from '#tests/faults/fault-test';
import { restartableSite, until } from '#tests/faults/restartable-site';
import { ask, sendQuestion, type Timing } from '#tests/faults/visitor';
import { formData, multipart, type as multipartType, resumePart } from '#tests/platform/files/post';
import { pdfOf } from '#tests/platform/files/samples';

const kinds = {
  headers: (path: string) => `POST ${path} HTTP/1.1\r\nhost: localhost\r\nx-slow: `,
  bodies: (path: string) =>
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n`,
  uploads: () =>
    `POST ${apiRoutes.application} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${multipartType}\r\ncontent-length: 5000000\r\n\r\n--`,
  // Only the rest is slow here: enough has come to be let in.
  requestStarted: () =>
    `POST ${apiRoutes.application} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${multipartType}\r\ncontent-length: 5000000\r\n\r\n${multipart(
      [resumePart(pdfOf(70_000))],
    )
      .toString('latin1')
      .slice(0, 69_000)}`,
};

export const slowClients: FaultTest = async function* (size) {
  const site = await restartableSite();
  await site.start();
  const askAll = () =>
    Promise.all([
      sendQuestion(site.origin),
      ask(`${site.origin}/contact-us`),
      sendResume(site.origin),
    ]);
  // Whoever comes first after a startup has the code loaded: that is no matter of the slow ones.
  await askAll();
  const lines = Object.values(kinds).flatMap((kind) =>
    Array.from({ length: 50 }, () => trickle(site.origin, kind(apiRoutes.contact))),
  );
  const startedAt = performance.now();
  const posts: Timing[] = [];
  const pages: Timing[] = [];
  const resumes: Timing[] = [];
  const watchMs = size === 'long' ? 60_000 : 6_000;
  // 65 seconds: once, uploads were cut after 60.
  const steady = size === 'long' && sendSteadily(site.origin, 1_300_000, 20_000);
  while (performance.now() - startedAt < watchMs) {
    const timings = await askAll();
    posts.push(timings[0]);
    pages.push(timings[1]);
    resumes.push(timings[2]);
    await wait(500);
  }
  for (const [what, timings, mostMs] of [
    ['questions', posts, 1_000],
    ['pages', pages, 1_000],
    ['resumes', resumes, 15_000],
  ] as const) {
    const good = timings.filter(({ status }) => status === 200).length;
    const slowest = percentile(
      timings.map(({ ms }) => ms),
      1,
    );
    yield finding(
      good === timings.length && slowest < mostMs,
      `${lines.length} slow lines: ${good} of ${timings.length} ${what} answered, the slowest in ${slowest.toFixed(0)} ms`,
    );
  }
  if (steady) {
    const status = await steady;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    yield finding(
      status === 200,
      `1.3 MB at 20 kB/s arrive beside them: ${status} in ${seconds} s`,
    );
  }
  if (size === 'long') {
    const cut = await until(120_000, async () => lines.every(({ destroyed }) => destroyed));
    const seconds = (performance.now() - startedAt) / 1000;
    const left = lines.filter(({ destroyed }) => !destroyed).length;
    yield finding(cut, `slow lines are cut: ${left} left after ${seconds.toFixed(0)} s`);
  }
  for (const line of lines) line.destroy();
  await site.stop();
};

function trickle(origin: string, start: string): Socket {
  const line = connect(Number(new URL(origin).port), 'localhost');
  line.write(start, 'latin1');
  const trickle = setInterval(() => line.write('x'), 1_000);
  line.on('data', () => undefined);
  line.on('error', () => undefined);
  line.on('close', () => clearInterval(trickle));
  return line;
}

const sendResume = (origin: string) =>
  ask(`${origin}${apiRoutes.application}`, {
    // This client comes from another subnet than the slow connections.
    from: '127.0.0.2',
    body: multipart([formData(), resumePart(pdfOf(200_000))]),
    headers: { 'content-type': multipartType, accept: 'application/json' },
  });

/** The status of a resume of which so much comes each second; 0 where the line was cut. */
function sendSteadily(origin: string, bytes: number, bytesEach: number): Promise<number> {
  const body = multipart([formData(), resumePart(pdfOf(bytes))]);
  const headers = { 'content-type': multipartType, 'content-length': body.length };
  return new Promise((resolve) => {
    const call = request(`${origin}${apiRoutes.application}`, {
      method: 'POST',
      localAddress: '127.0.0.3',
      headers: { ...headers, accept: 'application/json' },
    });
    let sent = 0;
    const timer = setInterval(() => {
      const end = sent + bytesEach;
      if (end < body.length) call.write(body.subarray(sent, end));
      else call.end(body.subarray(sent));
      sent = end;
      if (sent >= body.length) clearInterval(timer);
    }, 1_000);
    const settle = (status: number) => {
      clearInterval(timer);
      resolve(status);
    };
    call.on('response', (answer) => {
      answer.resume();
      settle(answer.statusCode ?? 0);
    });
    call.on('error', () => settle(0));
  });
}
