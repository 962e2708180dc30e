import { writeFile } from 'node:fs/promises';
import type { LeadFile, LeadMail } from '#lib/enquiries/queries/leads';
import { promisedBy } from '#lib/enquiries/rules/hours';
import type { Enquiry, EnquiryEvent } from '#lib/enquiries/schema/enquiry';
import type { Store } from '#lib/platform/db/store';
import { dangerOf } from '#lib/platform/files/holds';
import { inIndia } from '#lib/platform/values/india';
import type { CommandContext } from '#scripts/command-store';
import { findId, plain } from '#scripts/leads/find';

export async function show(
  {
    id: named,
    resume,
    anyway = false,
  }: { readonly id: string; readonly resume?: string; readonly anyway?: boolean },
  store: Store,
  { print }: CommandContext,
): Promise<number> {
  const found = await findId(named, store);
  const lead = 'id' in found ? await store.findLead(found.id) : undefined;
  if (!lead) {
    const wrong = 'wrong' in found ? found.wrong : `There is no submission ${named}.`;
    await print(`${plain(wrong)}\n`);
    return 1;
  }
  const { id } = lead;
  const enquiry = await store.findEnquiryOf(id);
  const { mails, files } = await store.findRelations(id);
  const rows = [
    ['Kind', lead.kind],
    ['State', lead.suspicion ? `${lead.state}: ${lead.suspicion}` : lead.state],
    ['Received', inIndia(lead.receivedAt)],
    ['Promised by', inIndia(enquiry?.promisedBy ?? promisedBy(lead.receivedAt))],
    ...(enquiry ? deskRows(enquiry) : []),
    ['Name', lead.name],
    ['E-mail', lead.email],
    ['Phone', lead.phone],
    ...(lead.page ? [['Sent from', [lead.page, lead.campaign].filter(Boolean).join(', ')]] : []),
    ...(enquiry ? [['Reference', enquiry.reference]] : []),
    ['Submission', id],
  ].map(([label, value]) => `${label}: ${value}`);
  const answers = lead.transcript.map(({ label, value }) => `${label}: ${value}`);
  const history = enquiry ? (await store.listEvents(id)).map(eventLine) : [];
  const parts = [rows, answers, history, mails.map(mailLine), files.map(fileLine)];
  const text = parts.filter((part) => part.length > 0).map((part) => part.join('\n'));
  await print(`${plain(text.join('\n\n'))}\n`);
  return resume === undefined ? 0 : save(files, { path: resume, anyway }, store, print);
}

function deskRows({ state, outcome, member, keptAt, dueAt }: Enquiry): string[][] {
  return [
    ['On the desk', outcome ? `${state}: ${outcome}` : state],
    ...(member ? [['With', member]] : []),
    ...(keptAt === undefined ? [] : [['Contacted', inIndia(keptAt)]]),
    ...(dueAt === undefined ? [] : [['Due', inIndia(dueAt)]]),
  ];
}

function eventLine({ at, by, action, detail }: EnquiryEvent): string {
  const who = by.kind === 'member' ? `${by.name} <${by.address}>` : by.kind;
  const more = Object.entries(detail)
    .filter(([name]) => name !== 'was' && name !== 'press')
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return `${inIndia(at)}: ${[`${action} by ${who}`, ...more].join(', ')}`;
}

function mailLine({ role, to, state, at, attempts, reason, words, messageId }: LeadMail): string {
  const when = {
    sent: 'sent',
    parked: 'parked since',
    waiting: 'waiting, next try',
    closed: 'given up',
  }[state];
  const tried = attempts > 0 ? `, ${attempts} failed before` : '';
  return `Mail to ${role} (${to}): ${when} ${inIndia(at)}${tried}${reason ? `, ${reason}` : ''}${words ? ` (${words})` : ''} ${messageId}`;
}

const fileLine = ({ name, type, size, scan }: LeadFile) =>
  `File: ${name}, ${type}, ${size} bytes${scan ? `, ${scans[scan]}` : ''}`;

const scans: Readonly<Record<NonNullable<LeadFile['scan']>, string>> = {
  clean: 'no virus found',
  waiting: 'NOT scanned for viruses yet',
  infected: 'A VIRUS WAS FOUND in it',
};

async function save(
  [first]: readonly LeadFile[],
  { path, anyway }: { readonly path: string; readonly anyway: boolean },
  store: Store,
  print: CommandContext['print'],
): Promise<number> {
  const file = first && (await store.findFile(first.id));
  if (!file) {
    await print('\nThere is no file to save.\n');
    return 1;
  }
  if (file.scan === 'infected' && !anyway) {
    await print(
      '\nNot saved: a virus was found in this file. Ask for another copy. If you need it all the same, add --anyway.\n',
    );
    return 1;
  }
  if (file.held !== undefined && !anyway) {
    await print(`\nNot saved. ${dangerOf(file.held)} If you need it all the same, add --anyway.\n`);
    return 1;
  }
  // It overwrites nothing, and nobody else may read it.
  await writeFile(path, file.data, { flag: 'wx', mode: 0o600 });
  const warning = file.scan && file.scan !== 'clean' ? ` Do not open it: ${scans[file.scan]}.` : '';
  await print(`\nSaved to ${path}.${warning}\n`);
  return 0;
}
