/** Ticked mails that were refused for good: given up in one press, and parked again in one. */
import { randomUUID } from 'node:crypto';
import { act } from '#lib/server/desk/apply-action';
import { type ManyDone, mostAtOnce } from '#lib/server/desk/list/many-done';
import { takeBackMany, undoMs } from '#lib/server/desk/many/many';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { type HttpError, wrong } from '#lib/server/http/errors/http-error';
import type { Fields } from '#lib/server/intake/body';
import { line } from '#lib/shared/forms/sanitize';

/** Throws StoreUnavailable. `mail`, repeated, or `all`. */
export async function giveUpMany(
  { site, member, now }: Visit,
  fields: Fields,
): Promise<ManyDone | { readonly error: HttpError }> {
  const { store } = site;
  const ids = new Set([fields.mail ?? []].flat().map(line));
  const parked = await store.listOpenDeadLetters(mostAtOnce);
  const isAll = line(fields.all) === 'yes';
  const chosen = isAll ? parked : parked.filter(({ id }) => ids.has(id));
  if (chosen.length === 0 && ids.size === 0) {
    return wrong('mail', 'Please tick one mail at least.');
  }
  const by = { address: member.email, name: member.name };
  const press = randomUUID();
  let done = 0;
  for (const [id, own] of Map.groupBy(chosen, ({ submissionId }) => submissionId)) {
    const mails = own.map((each) => each.id);
    // As it stands now: a mail that is parked still is given up whatever a colleague did in between.
    const enquiry = own[0]?.reference && (await store.findEnquiry(own[0].reference));
    if (enquiry) {
      const action = { name: 'mail-give-up', mails } as const;
      const acted = await act(site, by, enquiry.reference, enquiry.version, action, press);
      if ('done' in acted) done += mails.length;
    } else {
      for (const mail of mails) if (await store.closeMail(id, mail, now, press)) done += 1;
    }
  }
  return { press, done, left: (isAll ? chosen.length : ids.size) - done };
}

/** Parks all of one press again, where nobody has done anything with the enquiry since. */
export async function takeBackMails(visit: Visit, press: string): Promise<ManyDone> {
  const ofEnquiries = await takeBackMany(visit, press);
  const others = await visit.site.store.reopenMails({ press, since: visit.now - undoMs });
  return { ...ofEnquiries, done: ofEnquiries.done + others };
}
