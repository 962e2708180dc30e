/** Who stands on the tax invoice, as typed: State, name, address, GSTIN. */
import type { Fields } from '#lib/server/intake/body';
import type { Wrong } from '#lib/server/payments/requests/read-ask';
import { cut, hasLetter, line } from '#lib/shared/forms/sanitize';
import type { Buyer } from '#lib/shared/payments/request';
import { gstinProblem, plainGstin } from '#lib/shared/tax/gstin';
import { addressMissing, needsAddress } from '#lib/shared/tax/place-of-supply';
import { states } from '#lib/shared/tax/states';

/** `taxablePaise` of the whole request: the law looks at the value of the supply. */
export function readBuyer(
  fields: Fields,
  taxablePaise: number,
): { readonly ok: Buyer } | { readonly wrong: Wrong } {
  const wrong: Record<string, string> = {};
  const state = stateIn(fields.state);
  const gstin = plainGstin(line(fields.gstin));
  const name = cut(line(fields.invoiceName), 200);
  const address = cut(line(fields.address), 500);
  if (!state) wrong.state = 'Choose a State.';
  if (!hasLetter(name)) wrong.invoiceName = 'Write the name for the invoice.';
  const problem = gstin ? gstinProblem(gstin, state) : undefined;
  if (problem) wrong[problem.field] ??= problem.message;
  if (!address && needsAddress({ gstin, taxablePaise })) wrong.address = addressMissing;
  if (Object.keys(wrong).length > 0) return { wrong };
  return { ok: { state, name, address, gstin } };
}

/** A code, or the name as it stands in the list; empty for neither. */
function stateIn(value: unknown): string {
  const typed = line(value).toLowerCase();
  const code = /^\d$/.test(typed) ? `0${typed}` : typed;
  return states.find((each) => each.code === code || each.name.toLowerCase() === typed)?.code ?? '';
}
