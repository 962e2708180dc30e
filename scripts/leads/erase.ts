import { plural } from '#lib/plural';
import type { Holdings } from '#lib/store/erasure';
import type { Store } from '#lib/store/store';
import { Misused } from '#scripts/leads/ask';
import type { LeadsContext } from '#scripts/leads/context';

export async function erase(
  { email, yes }: { readonly email: string; readonly yes: boolean },
  store: Store,
  { print, confirm, now }: LeadsContext,
): Promise<number> {
  const holdings = await store.findHoldings(email, now());
  const { submissions, drafts, orders, reports } = holdings;
  if (submissions + drafts + orders + reports === 0) {
    await print(`Nothing is stored about ${email}.\n`);
    // An earlier erasure may have left it in the log.
    await store.emptyLog();
    return 1;
  }
  await print(`Stored about ${email}: ${named(holdings)}.\n`);
  if (!yes) {
    if (!confirm) throw new Misused('Nobody is there to confirm it: say --yes.');
    if (!(await confirm('All of it is erased and cannot be brought back.'))) {
      await print('Nothing was erased.\n');
      return 1;
    }
  }
  const gone = await store.erasePerson(email, now());
  await print(`Erased: ${named(gone)}.\n${remarks(gone).join('\n')}\n`);
  return 0;
}

const named = ({ submissions, files, mails, waiting, drafts, orders, reports }: Holdings) =>
  [
    plural(submissions, 'submission'),
    plural(files, 'file'),
    `${plural(mails, 'mail')} (${waiting} not sent)`,
    plural(drafts, 'draft'),
    `the personal fields of ${plural(orders, 'order')}`,
    plural(reports, 'report of a payment', 'reports of payments'),
  ].join(', ');

const remarks = ({ sending, orders, stillInLog }: Holdings) => [
  ...(stillInLog
    ? [
        'Somebody reads the store just now (a backup?), so its log could not be emptied: the site does it within the hour, this command at once when it is run again.',
      ]
    : []),
  ...(sending > 0 ? [`${plural(sending, 'mail')} being sent just now may still arrive.`] : []),
  ...(orders > 0 ? ['Ids, amounts and times of orders stay: tax law asks for them.'] : []),
  'Not reached from here: the mailbox of operations, and backups made before.',
];
