import { erasedEvent, webhookTime } from '#lib/enquiries/actions/record';
import type { Who } from '#lib/enquiries/queries/person-filter';
import type { EnquiryHoldings } from '#lib/enquiries/schema/enquiry';
import { leavePlacement } from '#lib/placement/erasure';
import type { AppContext } from '#lib/platform/context';
import type { Store } from '#lib/platform/db/store';
import { alarm } from '#lib/platform/http/limits/alarm';
import { inIndia } from '#lib/platform/values/india';
import { plural } from '#lib/platform/values/words';
import {
  dueInWords,
  eraseExpired,
  holdInWords,
  holdRemedy,
  reviewErasure,
} from '#lib/privacy/jobs';
import type { Holdings } from '#lib/privacy/queries/erasure';
import { mirrorErasures } from '#lib/privacy/queries/records';
import { expiryBounds } from '#lib/privacy/rules';
import { holdingsInWords, isEmpty } from '#lib/privacy/words';
import type { CommandContext } from '#scripts/command-store';
import { findId, plain } from '#scripts/leads/find';
import { UsageError } from '#scripts/run-command';

type Asked =
  | { readonly who: Who; readonly yes: boolean }
  | { readonly reference: string; readonly yes: boolean };

export const erase = (asked: Asked, store: Store, command: CommandContext): Promise<number> =>
  'who' in asked ? erasePerson(asked, store, command) : eraseOne(asked, store, command);

async function erasePerson(
  { who, yes }: Extract<Asked, { who: Who }>,
  store: Store,
  command: CommandContext,
): Promise<number> {
  const { print, now, env } = command;
  const named = typeof who === 'string' ? who : who.phone;
  const holdings = await store.findHoldings(who, now());
  if (isEmpty(holdings)) {
    await print(`Nothing is stored about ${plain(named)}.\n`);
    // An earlier erasure may have left it in the log.
    await store.emptyLog();
    return 1;
  }
  await print(`Stored about ${plain(named)}: ${holdingsInWords(holdings)}.\n`);
  if (!(await isConfirmed(yes, command))) return 1;
  const context = contextOf(store, command);
  for (const { id } of await store.listEnquiriesOf(who)) await leavePlacement(context, id);
  const gone = await store.erasePerson(who, now(), webhookTime(env, now()));
  await print(`Erased: ${holdingsInWords(gone)}.\n${remarks(gone).join('\n')}\n`);
  await mirrorErasures(store, env.DATA_DIR);
  return 0;
}

async function eraseOne(
  { reference, yes }: Extract<Asked, { reference: string }>,
  store: Store,
  command: CommandContext,
): Promise<number> {
  const { print, now, env } = command;
  const found = await findId(reference, store);
  const enquiry = 'id' in found ? await store.findEnquiryOf(found.id) : undefined;
  const holdings = enquiry && (await store.findEnquiryHoldings(enquiry.id, now()));
  if (!enquiry || !holdings) {
    const wrong = 'wrong' in found ? found.wrong : `There is no enquiry ${reference}.`;
    await print(`${plain(wrong)}\n`);
    return 1;
  }
  await print(`${enquiry.reference} [${enquiry.kind}]: ${goes(holdings)}.\n`);
  if (!(await isConfirmed(yes, command))) return 1;
  await leavePlacement(contextOf(store, command), enquiry.id);
  const event = enquiry.suspicion === undefined && erasedEvent(enquiry, env, now());
  const gone = await store.eraseEnquiry(enquiry.id, now(), event ? { webhooks: [event] } : {});
  if (!gone) return 1;
  await print(`Erased: ${goes(gone)}.\n${remarks(gone).join('\n')}\n`);
  await mirrorErasures(store, env.DATA_DIR);
  return 0;
}

/** The running site sends what is queued here within its minute. */
const contextOf = (store: Store, { env, now }: CommandContext): AppContext => ({
  env,
  store,
  now,
  wake: () => undefined,
});

async function isConfirmed(yes: boolean, { print, confirm }: CommandContext): Promise<boolean> {
  if (yes) return true;
  if (!confirm) throw new UsageError('Nobody is there to confirm it: say --yes.');
  if (await confirm('All of it is erased and cannot be brought back.')) return true;
  await print('Nothing was erased.\n');
  return false;
}

const goes = ({ answers, files, events, mails }: EnquiryHoldings) =>
  [
    plural(answers, 'answer'),
    plural(files, 'file'),
    plural(events, 'entry of the history', 'entries of the history'),
    plural(mails, 'mail'),
  ].join(', ');

const remarks = ({
  sending,
  orders = 0,
  stillInLog,
}: Pick<Holdings, 'sending'> & Partial<Holdings>) => [
  ...(stillInLog
    ? [
        'Somebody reads the store just now (a backup?), so its log could not be emptied: the site does it within the hour, this command at once when it is run again.',
      ]
    : []),
  ...(sending > 0 ? [`${plural(sending, 'mail')} being sent just now may still arrive.`] : []),
  ...(orders > 0 ? ['Ids, amounts and times of orders stay: tax law asks for them.'] : []),
  'Not reached from here: the mailbox of operations, and backups made before; a restore erases from them again.',
];

/** The daily job stops before it would erase very many; a person lets it go on, and staff are notified. */
export async function letErasureGoOn(
  { yes }: { readonly yes: boolean },
  store: Store,
  command: CommandContext,
): Promise<number> {
  const { env, now, print } = command;
  const context = contextOf(store, command);
  const { counts, hold } = await reviewErasure(context, expiryBounds(context));
  const due = {
    contacts: counts.contacts.due,
    drafts: counts.drafts.due,
    orders: counts.orders.due,
  };
  await print(`It is ${inIndia(now())} here. Has reached its time: ${dueInWords(due)}.\n`);
  if (!hold) {
    await print('Nothing holds it back: the site erases it within the hour.\n');
    return 0;
  }
  await print(`${holdInWords(hold, now())}\n${holdRemedy(hold)} --yes\n`);
  if (!yes && !command.confirm) return 1;
  if (!(await isConfirmed(yes, command))) return 1;
  await eraseExpired(context, true);
  await alarm(context, {
    once: `erasure-let-go:${now()}`,
    title: 'What was held back is erased',
    what: `On the command line somebody let the erasing go on. ${holdInWords(hold, now())}`,
    whatToDo: 'Nothing, where that was you. Else look at the newest backup: npm run -s restore.',
  });
  await mirrorErasures(store, env.DATA_DIR);
  await print(`Erased: ${dueInWords(due)}. From now on it goes on by itself.\n`);
  return 0;
}
