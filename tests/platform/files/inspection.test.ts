/** The threads in which resumes are read: bounded, and replaced where a file was too much for one. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from '@jest/globals';
import { receiveApplication } from '#lib/applications/http/receive';
import {
  inspectionWorkerFile,
  inspectionWorkerStarter,
  newPool,
  type Pool,
  type PoolLimits,
} from '#lib/platform/files/inspection/inspection';
import { processState } from '#lib/platform/values/process-state';
import { buildInspectionWorker } from '#lib/start/build/bundles';
import { formData, multipart, post, resumePart } from '#tests/platform/files/post';
import { pdf } from '#tests/platform/files/samples';
import { openTrial } from '#tests/platform/files/upload-harness';
import { word97 } from '#tests/platform/files/word/doc-builder';
import { word } from '#tests/platform/files/word/docx-builder';

/** Does what it is told; `spin` never ends, `hoard` fills the memory, `fail` throws beyond what catches. */
const program = `
  const { parentPort } = require('node:worker_threads');
  const does = {
    echo: () => parentPort.postMessage('echo'),
    spin: () => { for (;;); },
    burn: () => {
      const used = () => { const { user, system } = process.threadCpuUsage(); return user + system; };
      const before = used();
      while (used() - before < 200_000);
      parentPort.postMessage('echo');
    },
    rest: () => setTimeout(() => parentPort.postMessage('echo'), 700),
    hoard: () => { const all = []; for (;;) all.push(new Array(1000).fill(Math.random())); },
    hoardOutside: () => { const all = []; for (;;) all.push(Buffer.alloc(1_000_000, 1)); },
    fail: () => setImmediate(() => { throw new Error('a fault'); }),
    leave: () => process.exit(),
  };
  parentPort.on('message', (what) => does[what]());
`;
const limits: PoolLimits = {
  threads: 2,
  deadlineMs: 60_000,
  memoryBytes: 64 * 1024 * 1024,
  idleMs: 60_000,
};

/** proc(5): the seventeenth field behind the name, which may have blanks. */
const threadNiceness = () =>
  readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(stat.replace(/^.*\) /, '').split(' ')[16]);
  });

let pool: Pool;
let started = 0;
const open = (more: Partial<PoolLimits> = {}) => {
  started = 0;
  pool = newPool(
    () => {
      started += 1;
      return new Worker(program, { eval: true });
    },
    { ...limits, ...more },
  );
  return pool;
};
afterEach(() => pool.close());

const echo = { answer: 'echo' };

it('a file that takes forever is given up, and the next one is read', async () => {
  const { run } = open({ deadlineMs: 300 });
  expect(await run('spin', [])).toEqual({ ended: 'late' });
  await pool.close();
  const { run: again } = open();
  expect(await again('echo', [])).toEqual(echo);
});

it('a file that is too much work is given up, however busy the machine', async () => {
  const { run } = open({ workMs: 300 });
  expect(await run('spin', [])).toEqual({ ended: 'work' });
  expect(await run('echo', [])).toEqual(echo);
});

it('what takes long for want of a processor, and what others before it cost, is no work of a file', async () => {
  const { run } = open({ workMs: 450, threads: 1 });
  expect(await run('rest', [])).toEqual(echo);
  for (let time = 0; time < 4; time += 1) expect(await run('burn', [])).toEqual(echo);
  expect(started).toBe(1);
});

it.each([
  ['late', 503, '30'],
  ['work', 200, null],
  ['large', 200, null],
] as const)(
  'an applicant is never told that a file is damaged where it was given up: %s',
  async (ended, status, retryAfter) => {
    const { close, store } = await openTrial();
    pool = open();
    const before = processState.inspectionPool;
    processState.inspectionPool = { ...pool, size: 0, run: async () => ({ ended }) };
    try {
      const answer = await receiveApplication(post(multipart([formData(), resumePart(pdf())])));
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
      const { message } = (await answer.json()) as { message: string };
      if (status === 503) expect(message).toMatch(/send it again in a minute/);
      expect(message).not.toMatch(/damaged/);
      const [lead] = await store.listLeads({}, 1);
      const files = lead ? (await store.findRelations(lead.id)).files : [];
      // A file that was not read to its end may hold anything.
      expect(files.map(({ held }) => held)).toEqual(status === 503 ? [] : ['unclear']);
    } finally {
      if (before) processState.inspectionPool = before;
      else delete processState.inspectionPool;
      await close();
    }
  },
);

it.each(['hoard', 'hoardOutside'])('a file that fills the memory is given up: %s', async (how) => {
  const { run } = open();
  expect(await run(how, [])).toEqual({ ended: 'large' });
  expect(await run('echo', [])).toEqual(echo);
});

it.each(['fail', 'leave'])('a thread that ends by itself is replaced: %s', async (how) => {
  const { run } = open();
  await expect(run(how, [])).rejects.toThrow(/fault|has ended/);
  expect(await run('echo', [])).toEqual(echo);
});

it('begins none before it is asked, one for files in a row, and two for many at once', async () => {
  const { run } = open();
  expect([started, pool.size]).toEqual([0, 0]);
  await run('echo', []);
  await run('echo', []);
  expect(started).toBe(1);
  const many = await Promise.all(Array.from({ length: 50 }, () => run('echo', [])));
  expect(many).toEqual(Array.from({ length: 50 }, () => echo));
  expect([started, pool.size]).toEqual([2, 2]);
});

it('a thread without work ends', async () => {
  const worker = new Worker(program, { eval: true });
  pool = newPool(() => worker, { ...limits, idleMs: 1 });
  const exit = new Promise((done) => worker.once('exit', done));
  await pool.run('echo', []);
  await exit;
  expect(pool.size).toBe(0);
});

it('the program of the built site reads each kind, and gives way to the pages', async () => {
  mkdirSync('var', { recursive: true });
  const dist = mkdtempSync(resolve('var/inspection-worker-'));
  try {
    await buildInspectionWorker(process.cwd(), dist);
    pool = newPool(inspectionWorkerStarter(join(dist, inspectionWorkerFile)), limits);
    for (const [type, data] of Object.entries({ pdf: pdf(), doc: word97(), docx: word() })) {
      const input = { bytes: Uint8Array.from(data), type };
      expect([type, await pool.run({ kind: 'inspect', input }, [])]).toEqual([
        type,
        { answer: { value: { holds: [], firstLines: [expect.any(String)] } } },
      ]);
    }
    // A busy processor is for pages first.
    expect(getPriority()).toBe(0);
    expect(threadNiceness()).toContain(5);
    await pool.close();
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
});
