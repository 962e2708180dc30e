import type { Contacts } from '#data/company/contacts';
import { contactPromise } from '#data/site';
import type { Form } from '#lib/forms/define';

export interface SuccessText {
  readonly title: string;
  readonly text: string;
  /** Shown with the promise, where a person may want to ask before we call. */
  readonly support?: Pick<Contacts, 'phone' | 'call' | 'email'>;
}

export const successTextOf = (
  { received, success }: Pick<Form, 'received' | 'success'>,
  support?: SuccessText['support'],
): SuccessText => ({
  title: received ?? success,
  text: received === undefined ? contactPromise : success,
  ...(support && { support }),
});
