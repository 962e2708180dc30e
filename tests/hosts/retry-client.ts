/** Visitors who ask again the moment they are answered; run by crowds.ts as a process of its own. */
import { errorEnvelope } from '#data/addresses/api-routes';
import { type Answer, closeConnections, enquire, visitor } from '#tests/hosts/visitor';

const [origin = '', visitors = '', seconds = ''] = process.argv.slice(2);
const no = errorEnvelope('Too many requests at once. Please try again in a few seconds.');

export interface Counts {
  taken: number;
  /** 503 in full: when to come again, and the words for it. */
  refused: number;
  /** How often what else came. */
  readonly other: Record<string, number>;
}

const counts: Counts = { taken: 0, refused: 0, other: {} };
const end = performance.now() + Number(seconds) * 1000;

await Promise.all(Array.from({ length: Number(visitors) }, (_, number) => visit(number)));
closeConnections();
console.log(JSON.stringify(counts));

/** One question after the other; one that is refused is asked again. */
async function visit(number: number): Promise<void> {
  let asked = 0;
  while (performance.now() < end) {
    const email = `retry-${number}-${asked}@example.in`;
    const from = visitor(10_000 + number);
    const answer = await enquire(origin, email, { from }).catch(String);
    if (typeof answer === 'string') note(answer);
    else if (answer.status === 200) {
      counts.taken += 1;
      asked += 1;
    } else if (isNo(answer)) counts.refused += 1;
    else note(`${answer.status} ${answer.body.slice(0, 200)}`);
  }
}

function note(what: string): void {
  counts.other[what] = (counts.other[what] ?? 0) + 1;
}

function isNo({ status, headers, body }: Answer): boolean {
  const due = {
    'retry-after': '5',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return (
    status === 503 &&
    body === no &&
    Object.entries(due).every(([name, value]) => headers[name] === value)
  );
}
