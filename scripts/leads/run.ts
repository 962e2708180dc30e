import { mailRemedy } from '#lib/server/mail/remedies';
import { mailTransportOf } from '#lib/server/settings/mail-transports';
import type { Store } from '#lib/server/store/store';
import { inIndia } from '#lib/shared/dates';
import { plural } from '#lib/shared/words';
import { type Asked, readWords } from '#scripts/leads/ask';
import { type LeadsContext, withStore } from '#scripts/leads/context';
import { erase } from '#scripts/leads/erase';
import { letErasureGoOn } from '#scripts/leads/erase-expired';
import { findId } from '#scripts/leads/find-id';
import { csvOf } from '#scripts/leads/leads-csv';
import { lines } from '#scripts/leads/list';
import { people } from '#scripts/leads/person';
import { resend } from '#scripts/leads/resend';
import { show } from '#scripts/leads/show';
import { plain } from '#scripts/leads/words';

/** Does what the words say. Gives the exit status: 0 done, 1 not; throws UsageError. */
export async function runLeads(words: readonly string[], desk: LeadsContext): Promise<number> {
  const asked = readWords(words);
  return withStore(desk, (store) => answer(asked, store, desk));
}

async function mail(
  asked: Extract<Asked, { command: 'resend' | 'close' }>,
  store: Store,
  desk: LeadsContext,
): Promise<number> {
  const found = asked.id === undefined ? undefined : await findId(asked.id, store);
  if (found && 'wrong' in found) {
    await desk.print(`${plain(found.wrong)}\n`);
    return 1;
  }
  if (asked.command === 'resend') return resend({ ...asked, ...found }, store, desk);
  return close({ ...asked, ...found }, store, desk);
}

async function answer(asked: Asked, store: Store, desk: LeadsContext): Promise<number> {
  if (asked.command === 'show') {
    const status = await show(asked, store, desk);
    await printMailFailure(store, desk);
    return status;
  }
  if (asked.command === 'resend' || asked.command === 'close') return mail(asked, store, desk);
  if (asked.command === 'erase-expired') return letErasureGoOn(asked, store, desk);
  if (asked.command === 'erase') return erase(asked, store, desk);
  const text = textOf(asked, store);
  for await (const part of text) await desk.print(part);
  if (asked.command === 'list') await printMailFailure(store, desk);
  return 0;
}

function textOf(
  asked: Extract<Asked, { command: 'list' | 'export' | 'person' }>,
  store: Store,
): AsyncGenerator<string, void> {
  if (asked.command === 'person') return people(store, asked.find);
  return asked.command === 'list' ? lines(store, asked) : csvOf(store, asked.filter);
}

/** Why mails wait, where the site cannot send any. */
async function printMailFailure(store: Store, { env, print }: LeadsContext): Promise<void> {
  const failure = await store.findMailFailure();
  if (!failure) return;
  const { reason, since } = failure;
  const remedy = mailRemedy(reason, mailTransportOf(env));
  await print(
    `No mail goes out since ${inIndia(since)} (${reason}): ${remedy}, then start the site again.\n`,
  );
}

/** What staff must be told is never given up: only mails to the visitor are closed. */
async function close(
  { id }: { readonly id: string },
  store: Store,
  { print, now }: LeadsContext,
): Promise<number> {
  if (!(await store.findLead(id))) {
    await print(`There is no submission ${plain(id)}.\n`);
    return 1;
  }
  const closed = await store.closeDeadLetters(id, now());
  const { mails } = await store.findRelations(id);
  const staffParked = mails.some(({ role, state }) => role === 'staff' && state === 'parked');
  const lines = [
    closed > 0
      ? `${plural(closed, 'parked mail')} to the visitor given up for good; what was sent in stays.`
      : 'No mail of it to the visitor is parked.',
    ...(staffParked ? [`Its mail to staff stays parked: npm run -s leads -- resend ${id}`] : []),
  ];
  await print(`${lines.join('\n')}\n`);
  return closed > 0 ? 0 : 1;
}
