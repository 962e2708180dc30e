import { type ComponentProps, useId } from 'react';
import { honeypotField } from '#lib/shared/forms/honeypot';

/** The field that no person fills in. */
export function Honeypot(props: ComponentProps<'input'>) {
  const id = useId();
  return (
    <div hidden>
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={honeypotField} tabIndex={-1} autoComplete="off" {...props} />
    </div>
  );
}
