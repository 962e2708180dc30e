import { writeFile } from 'node:fs/promises';
import { inIndia } from '#lib/dates';
import { promisedBy } from '#lib/enquiries/promise';
import type { LeadFile, LeadMail } from '#lib/store/leads';
import type { Store } from '#lib/store/store';
import type { LeadsContext } from '#scripts/leads/context';
import { plain } from '#scripts/leads/words';

export async function show(
  { id, resume }: { readonly id: string; readonly resume?: string },
  store: Store,
  { print }: LeadsContext,
): Promise<number> {
  const lead = await store.findLead(id);
  if (!lead) {
    await print(`There is no submission ${plain(id)}.\n`);
    return 1;
  }
  const { mails, files } = await store.findBelongings(id);
  const rows = [
    ['Kind', lead.kind],
    ['State', lead.suspicion ? `${lead.state}: ${lead.suspicion}` : lead.state],
    ['Received', inIndia(lead.receivedAt)],
    ['Promised by', inIndia(promisedBy(lead.receivedAt))],
    ['Name', lead.name],
    ['E-mail', lead.email],
    ['Phone', lead.phone],
    ['Reference', id],
  ].map(([label, value]) => `${label}: ${value}`);
  const answers = lead.transcript.map(({ label, value }) => `${label}: ${value}`);
  const parts = [rows, answers, mails.map(mailLine), files.map(fileLine)];
  const text = parts.filter((part) => part.length > 0).map((part) => part.join('\n'));
  await print(`${plain(text.join('\n\n'))}\n`);
  return resume === undefined ? 0 : save(files, resume, store, print);
}

function mailLine({ role, to, state, at, attempts, reason, messageId }: LeadMail): string {
  const when = {
    sent: 'sent',
    parked: 'parked since',
    waiting: 'waiting, next try',
    closed: 'closed by hand',
  }[state];
  const tried = attempts > 0 ? `, ${attempts} failed before` : '';
  return `Mail to ${role} (${to}): ${when} ${inIndia(at)}${tried}${reason ? `, ${reason}` : ''} ${messageId}`;
}

const fileLine = ({ name, type, size }: LeadFile) => `File: ${name}, ${type}, ${size} bytes`;

async function save(
  [first]: readonly LeadFile[],
  path: string,
  store: Store,
  print: LeadsContext['print'],
): Promise<number> {
  const file = first && (await store.findFile(first.id));
  if (!file) {
    await print('\nThere is no file to save.\n');
    return 1;
  }
  // It overwrites nothing, and nobody else may read it.
  await writeFile(path, file.data, { flag: 'wx', mode: 0o600 });
  await print(`\nSaved to ${path}.\n`);
  return 0;
}
