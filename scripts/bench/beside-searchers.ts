/** Who searches, each for something else, and what a post waits beside them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiRoutes } from '#lib/shared/addresses/routes';
import { median } from '#scripts/bench/figures';
import { load } from '#scripts/bench/server';

export const posts = 40;

export const visitor = { name: 'Load', email: 'load@example.in', phone: '9876543210' };

/** A Lua file of so many addresses, in turn. */
export async function differentSearches(count: number): Promise<string> {
  const script = join(await mkdtemp(join(tmpdir(), 'hoa-wrk-')), 'search.lua');
  const words =
    'gst tds tally salary refund placement payroll ledger audit invoice excel bank coaching fee exam internship licence webinar return reconcile';
  const turn = Number.isFinite(count) ? `n % ${count}` : 'n';
  await writeFile(
    script,
    `local words, n = {}, 0
for word in string.gmatch("${words}", "%a+") do words[#words + 1] = word end
request = function()
  n = n + 1
  local at = ${turn}
  local q = words[at % 20 + 1] .. "+" .. words[math.floor(at / 20) % 20 + 1]
  return wrk.format("GET", "/search?q=" .. q .. (at >= 400 and "+" .. at or ""))
end
`,
  );
  return script;
}

/** What a post takes alone, and while 50 search for so many seconds. */
export async function postBesideSearchers(origin: string, seconds: number) {
  const aloneMs = await typicalPost(origin);
  const script = await differentSearches(Number.POSITIVE_INFINITY);
  const searching = load('beside a post', `${origin}/`, { script, seconds });
  const besideMs = await typicalPost(origin);
  await searching;
  await rm(join(script, '..'), { recursive: true, force: true });
  return { aloneMs, besideMs };
}

async function typicalPost(origin: string): Promise<number> {
  const taken: number[] = [];
  while (taken.length < posts) {
    const start = performance.now();
    const answer = await fetch(`${origin}${apiRoutes.contact}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...visitor, message: 'A question.' }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a post was answered ${answer.status}`);
    taken.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return median(taken);
}
