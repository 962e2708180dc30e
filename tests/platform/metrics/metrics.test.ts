import { expect, test } from '@jest/globals';
import { contact } from '#lib/enquiries/forms/contact';
import { receive } from '#lib/enquiries/http/receive';
import { enquiryEmails } from '#lib/enquiries/mails';
import { context, openContext } from '#lib/platform/context';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { dailySteps, runDaily } from '#lib/start/daily';
import { answerMetrics } from '#lib/start/metrics';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { json, sampleOf } from '#tests/enquiries/intake/posts';
import { forEachTest } from '#tests/setup/for-each-test';

forEachTest(openTrial);

const openMetrics = { accept: 'application/openmetrics-text;version=1.0.0,text/plain;q=0.5' };
const ask = (headers = {}) =>
  answerMetrics(
    new Request('http://localhost/metrics', { headers: { ...openMetrics, ...headers } }),
  );
const withEnv = (more: object) => openContext({ ...context(), env: { ...context().env, ...more } });

test('a trial site shows its metrics to anybody, in OpenMetrics, with nothing of a person', async () => {
  const sample = sampleOf(contact);
  await receive(contact, enquiryEmails)(json(sample));
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/openmetrics-text');
  const text = await answer.text();
  expect(text.endsWith('# EOF\n')).toBe(true);
  expect(text).toContain('hoa_submissions{kind="contact"} 1');
  expect(text).toContain('hoa_mails{to="staff",state="waiting"} 1');
  expect(text).toContain('hoa_dead_letters{to="staff"} 0');
  expect(text).toContain('hoa_promises{state="open"} 1');
  expect(text).toContain('hoa_promises{state="overdue"} 0');
  expect(text).toContain('hoa_tasks{kind="call"} 1');
  expect(text).toContain('hoa_tasks{kind="overdue-part"} 0');
  expect(text).toMatch(/hoa_store_bytes [1-9]/);
  expect(text).toMatch(/hoa_disk_free_bytes [1-9]/);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  for (const typed of Object.values(sample).filter((value) => String(value).length > 4)) {
    expect(text).not.toContain(String(typed));
  }
});

test('a public site without a token has no such page', async () => {
  withEnv({ mode: 'public' });
  expect((await ask()).status).toBe(404);
});

test('with a token nobody else reads them', async () => {
  withEnv({ mode: 'public', METRICS_TOKEN: 'right' });
  expect((await ask()).status).toBe(401);
  expect((await ask({ authorization: 'Bearer wrong' })).status).toBe(401);
  expect((await ask({ authorization: 'Bearer right' })).status).toBe(200);
  expect((await ask({ authorization: 'bearer right' })).status).toBe(200);
});

test('says that the store is away, and the rest all the same', async () => {
  const metrics = () => Promise.reject(new StoreUnavailable(new Error('away')));
  openContext({ ...context(), store: { ...context().store, metrics } });
  const text = await (await ask()).text();
  expect(text).toContain('hoa_store_up 0\n');
  expect(text).toMatch(/hoa_disk_free_bytes [1-9]/);
});

test.each([
  [
    'Prometheus',
    'application/openmetrics-text;version=1.0.0;q=0.75,text/plain;version=0.0.4;q=0.5',
    true,
  ],
  ['an older one', 'text/plain;version=0.0.4', false],
  ['curl', '*/*', false],
  ['who refuses it', 'application/openmetrics-text;q=0, text/plain', false],
])('%s gets the form that it asks for', async (_, accept, isOpen) => {
  const answer = await ask({ accept });
  const text = await answer.text();
  expect(answer.headers.get('vary')).toBe('accept');
  expect(answer.headers.get('content-type')).toContain(
    isOpen ? 'application/openmetrics-text' : 'text/plain; version=0.0.4',
  );
  expect(text.endsWith('# EOF\n')).toBe(isOpen);
  expect(text).toContain(
    isOpen ? '# TYPE process_cpu_seconds counter' : '# TYPE process_cpu_seconds_total counter',
  );
  expect(text).toMatch(/^process_cpu_seconds_total \d/m);
});

test('says when each step of the daily job last succeeded, and of one that fails nothing newer', async () => {
  const { now } = context();
  await runDaily(context());
  const steps = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/hoa_daily_job_success_timestamp_seconds\{step="(\w+)"\} (\S+)/g)].map(
        ([, step, at]) => [step, Number(at)],
      ),
    );
  const first = steps(await (await ask()).text());
  expect(Object.keys(first).sort()).toEqual(dailySteps.toSorted());
  for (const at of Object.values(first)) expect(at).toBeCloseTo(now() / 1000, -2);
  const broken = Object.assign(Object.create(context().store), {
    eraseContacts: () => Promise.reject(new Error('no')),
  });
  await runDaily({ ...context(), store: broken, now: () => now() + 3_600_000 });
  const second = steps(await (await ask()).text());
  expect(second.erasure).toBe(first.erasure);
  expect(second.erasures_copy).toBeGreaterThan(first.erasures_copy ?? 0);
});
