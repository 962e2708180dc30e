/** The desk's forms about money: asking for payment, what was paid elsewhere, and what goes back. */
import * as z from 'zod/mini';
import type { PaymentMethod } from '#lib/accounting/rules/invoice';
import { textField, tickField } from '#lib/forms/action-fields';
import { defineForm, type Field } from '#lib/forms/define';
import { paiseTyped } from '#lib/platform/values/money';
import { line } from '#lib/platform/values/text';

/** Paise of rupees as typed: `10,030` or `10030.50`; undefined for anything else, and for nothing. */
const amount = {
  label: 'Amount, ₹',
  rule: z.transform((value) => paiseTyped(line(value)) || undefined),
  input: 'text',
  required: true,
} as const satisfies Field;

const parts = ['1', '2', '3'] as const;
const methods = ['bank', 'cash', 'cheque', 'upi'] as const satisfies readonly PaymentMethod[];
export const mostLines = 20;

export const askForm = defineForm({
  fields: {
    line: {
      label: 'What is paid for',
      // One more than may be chosen, so that too many are noticed.
      rule: z.transform((value) =>
        [value]
          .flat()
          .map(line)
          .filter(Boolean)
          .slice(0, mostLines + 1),
      ),
      input: 'choices',
      required: true,
    },
    quotation: textField({
      label: 'Number of a quotation',
      hint: 'A fee changed within the last 30 days: with the number, the fees of the quotation’s day apply',
      most: 40,
    }),
    discount: textField({ label: 'Discount, ₹', most: 40 }),
    until: { ...textField({ label: 'Valid until', most: 40 }), input: 'select' },
    reason: textField({ label: 'Reason for the discount', most: 200 }),
    parts: {
      label: 'Parts',
      rule: z.pipe(
        z.transform((value) => line(value) || '1'),
        z.enum(parts, { error: 'Choose one, two or three parts.' }),
      ),
      input: 'radios',
      required: false,
      options: parts,
    },
  } satisfies Record<string, Field>,
});

const method = {
  label: 'How',
  rule: z.transform((value) => methods.find((each) => each === line(value).toLowerCase())),
  input: 'radios',
  required: true,
  options: methods,
} as const satisfies Field;

/** A credit note to an unregistered buyer names these (CGST Rules, rule 53(1A)). */
const noteBuyer = {
  address: textField({
    label: 'Address',
    hint: 'A credit note to a buyer without GSTIN must show it',
    most: 500,
  }),
  state: { ...textField({ label: 'State', most: 100 }), input: 'select' },
} as const satisfies Record<string, Field>;

export const elsewhereForm = defineForm({
  fields: {
    method,
    amount,
    on: { ...textField({ label: 'Received on', most: 40 }), input: 'date' },
    number: textField({
      label: 'Their number',
      hint: 'UTR, cheque or receipt number',
      most: 100,
    }),
    state: { ...textField({ label: 'State', most: 100 }), input: 'select' },
    invoiceName: textField({ label: 'Name', most: 500 }),
    address: textField({ label: 'Address', most: 500 }),
    gstin: textField({ label: 'GSTIN', most: 500 }),
    confirm: tickField({ label: 'It is right' }),
  } satisfies Record<string, Field>,
});

export const refundForm = defineForm({
  fields: {
    payment: textField({ label: 'Payment', most: 100 }),
    amount,
    reason: textField({
      label: 'Reason',
      hint: 'The credit note and the mail show it',
      most: 200,
    }),
    paidBack: textField({
      label: 'Their number',
      hint: 'UTR, cheque or the provider’s refund number: the mail shows it',
      most: 100,
    }),
    ...noteBuyer,
  } satisfies Record<string, Field>,
});

/** How money was paid back that the provider does not send. */
export const paidBackForm = defineForm({
  fields: {
    payment: textField({ label: 'Payment', most: 100 }),
    method,
    number: textField({
      label: 'Your number',
      hint: 'UTR or cheque number: the mail shows it',
      most: 100,
    }),
    on: { ...textField({ label: 'Paid back on', most: 40 }), input: 'date' },
  } satisfies Record<string, Field>,
});

export const buyerForm = defineForm({
  fields: {
    document: textField({ label: 'Document', most: 40 }),
    ...noteBuyer,
  } satisfies Record<string, Field>,
});

export const moveSeatForm = defineForm({
  fields: {
    from: { ...textField({ label: 'From', most: 40 }), input: 'select' },
    to: { ...textField({ label: 'To', most: 40 }), input: 'select' },
  } satisfies Record<string, Field>,
});
