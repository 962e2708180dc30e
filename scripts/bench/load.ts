/** Load by wrk (https://github.com/wg/wrk): a C program of one thread leaves the second core to the site. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface LoadFigures {
  readonly what: string;
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly failed: number;
}

interface Loading {
  /** Lua that says what is sent in the place of a GET of the address. */
  readonly script?: string;
  readonly seconds?: number;
  readonly connections?: number;
  readonly cookie?: string;
}

/** With 50 connections for 10 s unless told. Beside it the log of the site is read, as it is where it runs. */
export async function load(
  what: string,
  url: string,
  { script = '', seconds = 10, connections = 50, cookie }: Loading = {},
): Promise<LoadFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'hoa-wrk-'));
  const file = join(folder, 'sent.lua');
  await writeFile(file, script);
  const headers = ['accept-encoding: gzip', ...(cookie ? [`cookie: ${cookie}`] : [])];
  const { stdout: output } = await promisify(execFile)('wrk', [
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'],
    ...headers.flatMap((header) => ['-H', header]),
    ...['-s', file, url],
  ]);
  await rm(folder, { recursive: true });
  const [, number = '0', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const scale = unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1;
  return {
    what,
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0),
    p99Ms: Number(number) * scale,
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0),
  };
}

/** For `load`: a form, as JSON. */
export const posts = (body: object): string =>
  `wrk.method = "POST"\nwrk.headers["content-type"] = "application/json"\nwrk.body = '${JSON.stringify(body)}'\n`;

const words =
  'gst tds tally salary refund placement payroll ledger audit invoice excel bank coaching fee exam internship licence webinar return reconcile';

/** For `load`: searches for so many different words, in turn; for Infinity none is asked twice. */
export const differentSearches = (count: number): string => `local words, n = {}, 0
for word in string.gmatch("${words}", "%a+") do words[#words + 1] = word end
request = function()
  n = n + 1
  local at = ${Number.isFinite(count) ? `n % ${count}` : 'n'}
  local q = words[at % 20 + 1] .. "+" .. words[math.floor(at / 20) % 20 + 1]
  return wrk.format("GET", "/search?q=" .. q .. (at >= 400 and "+" .. at or ""))
end
`;
