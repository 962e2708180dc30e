/** `npm run certificates`: import, issue, revoke, show; what the desk does as well. */
import { readFileSync } from 'node:fs';
import { certificatePath } from '#data/addresses/routes';
import { importCsv, issue, readRow } from '#lib/certificates/actions';
import {
  achievementOf,
  type Certificate,
  readCertificateNumber,
  shownName,
} from '#lib/certificates/rules';
import type { Store } from '#lib/platform/db/store';
import { csvRow } from '#lib/platform/values/csv';
import { isoInIndia } from '#lib/platform/values/india';
import { type CommandContext, commandContext, withStore } from '#scripts/command-store';
import { readOptions, runCommand, UsageError } from '#scripts/run-command';

export const usage = `Usage: npm run -s certificates -- COMMAND

  import FILE.csv                issues all of it or nothing; columns name,what,date,consent
  issue --name NAME --what WHAT --date DAY [--consent yes]
  revoke NUMBER                  from now on it is not valid
  consent NUMBER yes|no          whether the holder may be named to whoever holds the number
  show NUMBER                    what it says, and where it is checked

WHAT is a module (1 to 17) or a level (foundation, intermediate, final); DAY is written 2026-11-24.
import and issue print number, name, what, date and the address of the check as CSV.`;

/** Does what the words say. Gives the exit status: 0 done, 1 not; throws UsageError. */
export async function runCertificates(
  words: readonly string[],
  context: CommandContext,
): Promise<number> {
  const [command = '', ...rest] = words;
  const work = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!work) throw new UsageError(command ? `There is no command ${command}.` : '');
  return withStore(context, (store) => work(rest, store, context));
}

type Work = (rest: readonly string[], store: Store, context: CommandContext) => Promise<number>;

const commands: Readonly<Record<string, Work>> = {
  async import([file], store, context) {
    if (!file) throw new UsageError('Name the CSV file.');
    const done = await importCsv(
      { store, env: context.env },
      readFileSync(file, 'utf8'),
      context.now(),
    );
    if ('issued' in done) return printIssued(done.issued, context);
    for (const { line, text } of done.problems) await context.print(`line ${line}: ${text}\n`);
    await context.print(`Nothing was issued: ${done.problems.length} problem(s).\n`);
    return 1;
  },

  async issue(rest, store, context) {
    const text = { type: 'string' } as const;
    const { values } = readOptions(rest, { name: text, what: text, date: text, consent: text });
    const read = readRow(values, context.now());
    if ('problems' in read) throw new UsageError(Object.values(read.problems).join('\n'));
    const same = await store.findSameCertificate(read.ok);
    if (same) throw new UsageError(`Issued already as ${same.number}.`);
    return printIssued(await issue({ store, env: context.env }, [read.ok], context.now()), context);
  },

  async revoke([typed = ''], store, context) {
    const number = numberOf(typed);
    const done = await store.revokeCertificate(number, context.now());
    const known = done || (await store.findCertificate(number));
    const words = done ? 'is no longer valid' : known ? 'was revoked before' : 'was never issued';
    await context.print(`${number} ${words}.\n`);
    return done ? 0 : 1;
  },

  async consent([typed = '', answer = ''], store, context) {
    const number = numberOf(typed);
    if (!['yes', 'no'].includes(answer)) throw new UsageError('Say yes or no after the number.');
    const done = await store.setCertificateConsent(number, answer === 'yes');
    const shown = answer === 'yes' ? 'shows the name' : 'shows initials';
    await context.print(done ? `${number} ${shown}.\n` : `${number} was never issued.\n`);
    return done ? 0 : 1;
  },

  async show([typed = ''], store, context) {
    const number = numberOf(typed);
    const found = await store.findCertificate(number);
    if (!found) {
      await context.print(`${number} was never issued.\n`);
      return 1;
    }
    await context.print(`${linesOf(found, context.env.origin).join('\n')}\n`);
    return 0;
  },
};

function linesOf(found: Certificate, origin: string): readonly string[] {
  const { number, holder, what, date, consent, issuedAt, revokedAt } = found;
  const rows: readonly (readonly [string, string])[] = [
    ['Number', number],
    ['Holder', holder],
    ['What the public sees', consent ? holder : shownName(found)],
    ['About', achievementOf(what)?.title ?? what],
    ['Date', date],
    ['Issued', isoInIndia(issuedAt)],
    ['State', revokedAt === undefined ? 'valid' : `revoked ${isoInIndia(revokedAt)}`],
    ['Check', `${origin}${certificatePath(number)}`],
  ];
  return rows.map(([label, value]) => `${label.padEnd(16)}${value}`);
}

async function printIssued(issued: readonly Certificate[], { env, print }: CommandContext) {
  await print(csvRow(['number', 'name', 'what', 'date', 'check']));
  for (const { number, holder, what, date } of issued) {
    await print(csvRow([number, holder, what, date, `${env.origin}${certificatePath(number)}`]));
  }
  return 0;
}

function numberOf(typed: string): string {
  const read = readCertificateNumber(typed);
  if ('number' in read) return read.number;
  throw new UsageError(
    read.problem === 'wrong-check'
      ? `${typed}: a character was mistyped.`
      : 'Give a number such as HC-2026-4K7MQ2R.',
  );
}

if (import.meta.main)
  void runCommand(usage, () => runCertificates(process.argv.slice(2), commandContext()));
