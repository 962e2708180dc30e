import { type ComponentProps, useId } from 'react';
import type { Form } from '#lib/forms/define';
import { noticeLine, noticeLink, noticeOf } from '#lib/forms/notice';
import { honeypotField } from '#lib/forms/rules';

/** One line above the first field, so that the field is in view; the law's words unfold. */
export function Notice({ form }: { form: Pick<Form, 'notice' | 'why' | 'minors'> }) {
  return (
    <details className="notice">
      <summary>
        {noticeLine(form)} <b>More</b>
      </summary>
      <p>
        {noticeOf(form)} <a href={noticeLink.href}>{noticeLink.text}</a>.
      </p>
    </details>
  );
}

export function Honeypot(props: ComponentProps<'input'>) {
  const id = useId();
  return (
    <div hidden>
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={honeypotField} tabIndex={-1} autoComplete="off" {...props} />
    </div>
  );
}
