/** What a restore has lost and what it asks for, in lines. */
import { env } from '#lib/server/settings/env';
import type { RestoreResult } from '#lib/server/store/backup/restore';
import { openStore, type StorePlace } from '#lib/server/store/open-store';
import { dayMs } from '#lib/shared/india';
import { plural } from '#lib/shared/words';
import { compareInLines, numbersInLines } from '#scripts/payments/series';

/** Longer than an order may still be paid. */
const paidWithinMs = 10 * dayMs;

/** Asks the payment provider as well, where the site has one. */
export async function lossInLines(place: StorePlace, result: RestoreResult, now: number) {
  const isAlone = result.leftBehind === undefined;
  const store = await openStore(place);
  try {
    const [newest] = await store.listLeads({}, 1);
    const since = (newest?.receivedAt ?? now) - paidWithinMs;
    const settings = env();
    const asked = settings.RAZORPAY_KEY_ID
      ? await compareInLines({ store, env: settings, now, since, isAlone }).catch(
          () =>
            'The payment provider could not be asked for payments that the store does not know. Do that before the site starts: npm run payments -- compare\n',
        )
      : '';
    return [
      ...leftInLines(result),
      asked.trimEnd(),
      numbersInLines(await store.nextNumbers()).trimEnd(),
      ...(isAlone ? [unseen] : []),
    ].filter((line) => line !== '');
  } finally {
    await store.close();
  }
}

const unseen =
  'If an invoice with such a number or a higher one went out already, name the one that follows it before the site starts: npm run payments -- numbers --next NUMBER';

function leftInLines({ formerStore, leftBehind: left }: RestoreResult): string[] {
  if (!left) {
    return [
      formerStore
        ? 'What came after the backup cannot be counted: the former store cannot be read.'
        : 'What came after the backup cannot be counted: there was no store here.',
    ];
  }
  const { invoices, creditNotes, payments, placements, submissions } = left;
  const documents = [...invoices, ...creditNotes];
  const lines = [
    `Lost, as only the former store has them: ${plural(invoices.length, 'invoice')}, ${plural(creditNotes.length, 'credit note')}, ${plural(payments, 'payment')}, ${plural(placements, 'placement')}, ${plural(submissions, 'submission')}.`,
  ];
  if (documents.length > 0) {
    const shown =
      documents.length > 20 ? [...documents.slice(0, 19), '…', ...documents.slice(-1)] : documents;
    lines.push(
      `Their numbers are not given again. Print them from the former store or enter them in your books before it is deleted: ${shown.join(', ')}.`,
    );
  }
  return lines;
}
