/** Name, phone and address of a person, corrected by staff under the rules of the forms. */
import type { Enquiry, EnquiryChange, EnquiryEvent } from '#lib/server/store/enquiries/enquiries';
import { phoneKey } from '#lib/server/store/enquiries/phone-key';
import { emailField, nameField, phoneField } from '#lib/shared/forms/fields';
import { line } from '#lib/shared/forms/sanitize';

/** What is given anew; what is absent stays as it is. */
export interface Corrected {
  readonly person: {
    readonly name?: string;
    readonly phone?: string;
    /** Lower case. */
    readonly email?: string;
  };
}

type Name = keyof Corrected['person'];

const rules = { name: nameField().rule, phone: phoneField('Phone').rule, email: emailField().rule };
const names = Object.keys(rules) as readonly Name[];

/** A field that is empty is not corrected: nobody is without a way to be reached by a slip. */
export function readCorrection(
  fields: Readonly<Record<string, unknown>>,
): { readonly ok: Corrected } | { readonly wrong: readonly [field: string, text: string] } {
  const person: Partial<Record<Name, string>> = {};
  for (const name of names) {
    if (line(fields[name]) === '') continue;
    const read = rules[name].safeParse(fields[name]);
    if (!read.success)
      return { wrong: [name, read.error.issues[0]?.message ?? 'Please check it.'] };
    person[name] = name === 'email' ? read.data.toLowerCase() : read.data;
  }
  if (Object.keys(person).length === 0) {
    return { wrong: ['name', 'Please enter what you want to correct.'] };
  }
  return { ok: { person } };
}

/** What of it is new. */
export function correctionOf(enquiry: Enquiry, { person }: Corrected): EnquiryChange {
  return Object.fromEntries(
    names.flatMap((name) =>
      person[name] !== undefined && !isSame(name, person[name], enquiry[name])
        ? [[name, person[name]]]
        : [],
    ),
  );
}

/** A number in another notation is the same number. */
const isSame = (name: Name, given: string, kept: string) =>
  given === kept ||
  (name === 'phone' && phoneKey(given) !== '' && phoneKey(given) === phoneKey(kept));

/** The history keeps what was there before. */
export function formerOf(enquiry: Enquiry, change: EnquiryChange): EnquiryEvent['detail'] {
  return Object.fromEntries(
    names.flatMap((name) => (change[name] === undefined ? [] : [[`${name}Before`, enquiry[name]]])),
  );
}
