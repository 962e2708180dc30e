import type { Form } from '#lib/shared/forms/define';
import { noticeLink, noticeOf } from '#lib/shared/forms/notice';

export function Notice({ form }: { form: Pick<Form, 'notice' | 'minors'> }) {
  return (
    <p className="notice">
      {noticeOf(form)} <a href={noticeLink.href}>{noticeLink.text}</a>.
    </p>
  );
}
