import type { Form } from '#lib/forms/define';
import { noticeLink, noticeOf } from '#lib/forms/notice';

export function Notice({ form }: { form: Pick<Form, 'notice' | 'minors'> }) {
  return (
    <p className="notice">
      {noticeOf(form)} <a href={noticeLink.href}>{noticeLink.text}</a>.
    </p>
  );
}
