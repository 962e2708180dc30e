/** An enquiry that a member enters for somebody who called, walked in or wrote elsewhere: the forms' own fields and rules. */
import { createHash, randomUUIDv7 } from 'node:crypto';
import { enteredFrom, enteredKinds } from '#data/form-kinds';
import { forms } from '#lib/accounts/forms/registry';
import { act } from '#lib/desk/actions/apply-action';
import { entryForm } from '#lib/desk/forms';
import { type Acknowledgement, acknowledge, asEnquiry } from '#lib/enquiries/actions/record';
import { enquiryEmails } from '#lib/enquiries/mails';
import type { Submission } from '#lib/enquiries/schema/submission';
import { errorsByField, type Form, readForm } from '#lib/forms/define';
import { transcribe } from '#lib/forms/fields';
import type { Answer } from '#lib/forms/schema';
import type { Fields } from '#lib/platform/http/intake/body';
import { dayAndHour } from '#lib/platform/values/india';
import { line } from '#lib/platform/values/text';
import { type StaffRequest, textOf } from '#lib/staff/http/access';

type Entered =
  | { readonly entered: Acknowledgement }
  | { readonly errors: Readonly<Record<string, string>> };

/** In place of an address while the other answers are read: who calls may have none. */
const noAddress = 'nobody@example.invalid';

export const formOf = (kind: string): Form | undefined =>
  enteredKinds.includes(kind)
    ? (forms as readonly Form[]).find((form) => form.kind === kind)
    : undefined;

/** Twice with the same `key` it is entered once. Throws StoreUnavailable. */
export async function enter(staffRequest: StaffRequest, fields: Fields): Promise<Entered> {
  const { context, member, now } = staffRequest;
  const form = formOf(line(fields.kind));
  if (!form) return { errors: { kind: 'Please choose what it is about.' } };
  const values = readValues(form, fields);
  const about = readForm(entryForm, fields);
  if ('errors' in values || 'errors' in about) {
    const [ofForm, ofEntry] = [values, about].map((read) => 'errors' in read && read.errors);
    return { errors: { ...ofForm, ...ofEntry } };
  }
  const { source, sourceNote, mine } = about.ok;
  const key = line(fields.key);
  const idempotencyKey = key && `desk-new:${hashed(`${member.email} ${key}`)}`;
  const before = idempotencyKey && (await context.store.findRecorded(idempotencyKey));
  const known = before ? await acknowledge(context, before) : undefined;
  if (known) return { entered: known };
  const label = enteredFrom.find(({ value }) => value === source)?.label;
  const submission: Submission = {
    id: randomUUIDv7(),
    kind: form.kind,
    receivedAt: now,
    name: textIn(values.ok, 'name'),
    email: textIn(values.ok, 'email').toLowerCase(),
    phone: textIn(values.ok, 'phone') || textIn(values.ok, 'mobile'),
    transcript: [
      ...transcribe(form, values.ok),
      {
        name: 'source',
        label: 'Where it came from',
        value: [label, sourceNote].filter(Boolean).join(': '),
      },
      confirmation(member.name, now),
    ],
    ...(idempotencyKey && { idempotencyKey }),
  };
  const by = { kind: 'member', address: member.email, name: member.name } as const;
  const entered = await asEnquiry(context, submission, async (enquiry, acknowledged) => {
    const enteredBy = { ...by, source };
    const whole = { ...enquiry, enquiry: { ...enquiry.enquiry, enteredBy } };
    const recorded = await context.store.recordSubmission(whole, enquiryEmails(whole, context.env));
    return (recorded.repeated && (await acknowledge(context, recorded.id))) || acknowledged;
  });
  context.wake('mail');
  if (mine) {
    const taker = { address: member.email, name: member.name };
    await act(context, taker, entered.reference, 1, { name: 'take' });
  }
  return { entered };
}

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

const textIn = (values: Readonly<Record<string, unknown>>, name: string) =>
  typeof values[name] === 'string' ? values[name] : '';

const confirmation = (who: string, now: number): Answer => ({
  name: 'consentTold',
  label: 'Consent',
  value: `${who} told them on ${dayAndHour(now)} what we keep, why, and that we erase it on request`,
});

type Read =
  | { readonly ok: Readonly<Record<string, unknown>> }
  | { readonly errors: Readonly<Record<string, string>> };

/** By the rules of the form; the consent that its page asks for is the one given by voice. */
function readValues(form: Form, fields: Fields): Read {
  const isWithoutAddress = line(fields.email) === '';
  const typed = Object.fromEntries(
    Object.entries(form.fields).map(([name, { input, options }]) => {
      const value = fields[name];
      if (name === 'authorize') return [name, textOf(fields, 'told') !== ''];
      if (name === 'email' && isWithoutAddress) return [name, noAddress];
      // A list without choices is typed with commas.
      if (input === 'choices' && !options?.length) return [name, line(value).split(',')];
      return [name, value];
    }),
  );
  const parsed = form.schema.safeParse(form.compose?.(typed, 0) ?? typed);
  if (parsed.success) {
    return { ok: isWithoutAddress ? { ...parsed.data, email: '' } : parsed.data };
  }
  return { errors: errorsByField(parsed.error) };
}
