/** Notices of the site to staff: a submission without a sender, and its mail (contract: Staff mail). */
import { randomUUID } from 'node:crypto';
import type { Env } from '#lib/platform/config/env';
import type { AppContext } from '#lib/platform/context';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { type MailContent, toStaff, writeMail } from '#lib/platform/mail/write-mail';
import { inIndia } from '#lib/platform/values/dates';

/** The kind of the daily digest and of alarms: nobody is to be called about it. */
export const digestKind = 'digest';

interface Row {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

interface Notified {
  readonly kind: string;
  readonly receivedAt: number;
  readonly name: string;
  readonly transcript: readonly Row[];
}

/**
 * Every row with its label, and when it came. `more`: rows after those of the transcript, of which one named `id` takes
 * the place of the closing rows; `reference` where it has one beside its id; `about` ends the subject.
 */
export function noteContent(
  {
    id,
    kind,
    name,
    receivedAt,
    transcript,
    reference,
  }: Notified & { readonly id: string; readonly reference?: string | undefined },
  more: readonly Row[] = [],
  about = '',
): Pick<MailContent, 'subject' | 'rows'> {
  // A notice of the site names its subject, and has no sender.
  const isOwn = more.some(({ name: row }) => row === 'id');
  const rows: readonly Row[] = isOwn
    ? [...transcript, ...more]
    : [
        ...transcript,
        { name: 'receivedAt', label: 'Received', value: inIndia(receivedAt) },
        ...more,
        { name: 'id', label: 'Reference', value: reference ?? id },
      ];
  return {
    subject: `[${kind}] ${name}${reference ? ` (${reference})` : ''}${about && `: ${about}`}`,
    rows: rows.map(({ label, value }) => [label, value]),
  };
}

interface SiteNotice extends Notified {
  /** It is reported once for each key. */
  readonly idempotencyKey?: string | undefined;
  readonly more?: readonly Row[];
  readonly about?: string;
  /** The mail to a member, or of another subject or topic. */
  readonly to?: string;
  readonly mailed?: Partial<Pick<MailContent, 'subject' | 'topic'>>;
}

/** As it is stored, and the mail that it owes. */
export function siteNotice(env: Env, { more, about, to, mailed, ...rest }: SiteNotice) {
  const note = { id: randomUUID(), email: '', phone: '', ...rest };
  const content = noteContent(note, more, about);
  const mail: OutgoingMail = writeMail(toStaff(env, to), {
    ...content,
    title: content.subject,
    ...mailed,
  });
  return { note, mail };
}

/** Stores and sends a notice, once per `idempotencyKey`. Throws StoreUnavailable. */
export async function notifyStaff(
  { env, store, wake }: Pick<AppContext, 'env' | 'store' | 'wake'>,
  notice: SiteNotice,
) {
  const { note, mail } = siteNotice(env, notice);
  const recorded = await store.recordNotice(note, [mail]);
  wake('mail');
  return recorded;
}
