import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { noteBackup } from '#lib/platform/backup/last';
import { context, openContext } from '#lib/platform/context';
import { measureRequest } from '#lib/platform/metrics/requests';
import { answerMetrics } from '#lib/start/metrics';
import { freePort } from '#scripts/serve-copy';
import { installSystem } from '#scripts/system';
import { openTrial, type Trial } from '#tests/enquiries/enquiry-harness';
import { until } from '#tests/faults/restartable-site';

jest.setTimeout(300_000);
beforeAll(() => installSystem(['prometheus']));

const rules = join(process.cwd(), 'docs/alerts.yml');
const promtool = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync('promtool', words, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

it('rings each alarm in time when all goes wrong, and none on a day when all is well', () => {
  expect(promtool('check', 'rules', '--lint-fatal', rules)).toMatchObject({ status: 0 });
  const tried = promtool('test', 'rules', join(__dirname, 'alerts.yml'));
  expect(tried.output).toContain('SUCCESS');
  expect(tried.status).toBe(0);
  const named = (file: string) =>
    new Set(
      [...readFileSync(file, 'utf8').matchAll(/alert(?:: |name=")(\w+)/g)].map(([, it]) => it),
    );
  expect(named(join(__dirname, 'alerts.yml'))).toEqual(named(rules));
});

let trial: Trial;
let folder: string;
beforeEach(async () => {
  trial = await openTrial();
  folder = mkdtempSync(join(tmpdir(), 'hoa-prometheus-'));
});
afterEach(async () => {
  await trial.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a Prometheus with the settings beside the rules reads every figure that they ask for', async () => {
  openContext({ ...context(), env: { ...context().env, METRICS_TOKEN: 'the token' } });
  await noteBackup(context().env.DATA_DIR, { file: 'copy' });
  const server = createServer(async (request, response) => {
    measureRequest(request, response, '/');
    const { authorization = '' } = request.headers;
    const answer = await answerMetrics(
      new Request('http://localhost/metrics', { headers: { authorization } }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const own = await freePort();
  const words = settings(port).map(([name, value]) => `--${name}=${value}`);
  const prometheus = spawn('prometheus', [...words, `--web.listen-address=127.0.0.1:${own}`], {
    stdio: 'ignore',
  });
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${own}/api/v1/${path}`).catch(() => undefined);
    return answer?.ok ? (await answer.json()).data : undefined;
  };
  const asked = [...new Set(readFileSync(rules, 'utf8').match(/\bhoa_\w+/g))];
  const missing = async () => {
    const known = (await ask('label/__name__/values')) ?? [];
    return asked.filter((name) => !known.includes(name));
  };
  try {
    await until(60_000, async () => (await missing()).length === 0);
    expect(await missing()).toEqual([]);
    expect((await ask('query?query=up%7Bjob%3D%22hoa%22%7D')).result).toMatchObject([
      { metric: { job: 'hoa' }, value: [expect.any(Number), '1'] },
    ]);
    expect((await ask('rules')).groups).toMatchObject([{ name: 'hoa' }]);
  } finally {
    prometheus.kill();
    if (prometheus.exitCode === null) await once(prometheus, 'exit');
    server.closeAllConnections();
    server.close();
  }
});

/** Those of the rules' head, with the places of this test. */
function settings(port: number): [name: string, value: string][] {
  const token = join(folder, 'token');
  writeFileSync(token, 'the token');
  const head = [...readFileSync(rules, 'utf8').matchAll(/^# {5}(.*)$/gm)].map(([, line]) => line);
  const text = head
    .join('\n')
    .replace('/etc/prometheus/hoa-alerts.yml', rules)
    .replace('/etc/prometheus/hoa-token', token)
    .replace('127.0.0.1:3000', `127.0.0.1:${port}`);
  const file = join(folder, 'prometheus.yml');
  writeFileSync(file, `global: { scrape_interval: 1s }\n${text}\n`);
  return [
    ['config.file', file],
    ['storage.tsdb.path', join(folder, 'data')],
  ];
}
