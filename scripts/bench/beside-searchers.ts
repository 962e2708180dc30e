/** Who searches, each for something else, and what a post waits beside them. */
import { apiRoutes } from '#lib/shared/addresses/routes';
import { median } from '#scripts/bench/figures';
import { differentSearches, load } from '#scripts/bench/load';

export const posts = 40;

export const visitor = { name: 'Load', email: 'load@example.in', phone: '9876543210' };

/** What a post takes alone, and while 50 search for so many seconds. */
export async function postBesideSearchers(origin: string, seconds: number) {
  const aloneMs = await typicalPost(origin);
  const script = differentSearches(Number.POSITIVE_INFINITY);
  const searching = load('beside a post', `${origin}/`, { script, seconds });
  const besideMs = await typicalPost(origin);
  await searching;
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
