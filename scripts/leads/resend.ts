import { toStaff } from '#lib/server/forms/recipients';
import { noteOf, staffMail } from '#lib/server/forms/staff-mail';
import { writeMail } from '#lib/server/mail/write-mail';
import { digestKind } from '#lib/server/outbox/undelivered';
import type { Lead } from '#lib/server/store/leads/leads';
import type { Store } from '#lib/server/store/store';
import { plural } from '#lib/shared/words';
import type { LeadsContext } from '#scripts/leads/context';
import { plain } from '#scripts/leads/words';

const when = 'The site sends them within 15 seconds, or when it starts.';

export async function resend(
  { id }: { readonly id?: string },
  store: Store,
  desk: LeadsContext,
): Promise<number> {
  const { print, now } = desk;
  if (id === undefined) {
    const count = await store.resendDeadLetters(now());
    const done = `${plural(count, 'parked mail')} queued again. ${when}\n`;
    await print(count > 0 ? done : 'No mail is parked.\n');
    return 0;
  }
  const lead = await store.findLead(id);
  if (!lead) {
    await print(`There is no submission ${plain(id)}.\n`);
    return 1;
  }
  const { queued, madeDue } = await store.resend(id, now());
  if (queued + madeDue > 0) {
    await print(
      `${plural(queued, 'mail')} queued again, ${madeDue} waiting before and due now. ${when}\n`,
    );
    return 0;
  }
  if (lead.suspicion === undefined) return notifyStaff(lead, store, desk);
  await print(
    `It is suspicious (${lead.suspicion}), so staff read of it in the digest; it has no mail.\n`,
  );
  return 1;
}

/** Staff were never told: the mail is made from what is stored, and has the Message-ID it would have had. */
async function notifyStaff(
  lead: Lead,
  store: Store,
  { env, print, now }: LeadsContext,
): Promise<number> {
  const { files } = await store.findRelations(lead.id);
  const enquiry = await store.findEnquiryOf(lead.id);
  const whole = enquiry ? { ...lead, enquiry } : lead;
  const mails =
    lead.kind === digestKind ? [writeMail(toStaff(env), noteOf(lead, env))] : staffMail(whole, env);
  const [file] = files;
  for (const mail of mails) {
    await store.queueMail(lead.id, file ? { ...mail, attachFile: file.id } : mail, now());
  }
  await print(`It had no mail: one to staff is made from what is stored and queued. ${when}\n`);
  return 0;
}
