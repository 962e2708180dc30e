/** Guesses numbers of certificates, eight at a time; run by guessing.ts as a process of its own. Prints what it was answered. */
import { createHash, randomBytes } from 'node:crypto';
import { certificatePath } from '#data/addresses/routes';
import { makeCertificateNumber } from '#lib/certificates/rules';
import { alphabet } from '#lib/platform/values/reference';
import { percentile } from '#tests/faults/fault-test';
import { ask, closeConnections } from '#tests/hosts/visitor';

const [origin = '', many = '', way = '', known = ''] = process.argv.slice(2);
const atOnce = 8;
/** Look-ups of one address in ten minutes (contract: Certificates). */
const eachAddress = 30;

const kinds = new Map<string, { status: number; kind: string; count: number; ms: number[] }>();
let asked = 0;
await Promise.all(Array.from({ length: atOnce }, guess));
const answers = [...kinds.values()].map(({ ms, ...rest }) => ({
  ...rest,
  p99Ms: percentile(ms, 0.99),
}));
console.log(JSON.stringify(answers));
closeConnections();

async function guess(): Promise<void> {
  while (asked < Number(many)) {
    asked += 1;
    const typed = typedOf(asked);
    const start = performance.now();
    const { status, body } = await look(typed, asked);
    // The page repeats what was typed and may name an hour: all else must not tell one guess from another.
    const bare = body.replaceAll(typed, '').replaceAll(/\d{1,2}:\d{2} [AP]M/g, '');
    const kind = createHash('sha256').update(bare).digest('hex').slice(0, 12);
    const seen = kinds.get(`${status} ${kind}`) ?? { status, kind, count: 0, ms: [] };
    seen.count += 1;
    seen.ms.push(performance.now() - start);
    kinds.set(`${status} ${kind}`, seen);
  }
}

/** By turns a number of its own, and a neighbour of a true one: its first four characters, two others, and their check. */
function typedOf(turn: number): string {
  if (turn % 2 === 0) return makeCertificateNumber(2026, randomBytes(6));
  const [, year = '', shared = ''] = /^HC-(\d{4})-(.{4})/.exec(known) ?? [];
  const same = [...shared].map((character) => alphabet.indexOf(character));
  const typed = makeCertificateNumber(Number(year), Buffer.from([...same, ...randomBytes(2)]));
  return typed === known ? typedOf(turn) : typed;
}

function look(typed: string, turn: number): Promise<{ status: number; body: string }> {
  const subnet = Math.floor(turn / eachAddress);
  const ownLine = way === 'many';
  const from = ownLine && { from: `127.9.${subnet >> 7}.${(subnet & 127) + 1}` };
  const asked = { ownLine, timeoutMs: 15_000, ...from };
  return ask(origin, certificatePath(typed), asked).catch(() => ({ status: 0, body: '' }));
}
