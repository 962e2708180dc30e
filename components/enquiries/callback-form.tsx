'use client';
import { Field } from '#components/forms/field';
import { EnquiryForm } from '#components/forms/form-frame';
import type { SuccessText } from '#components/forms/success-text';
import { callback } from '#lib/enquiries/forms/callback';

interface Props {
  id: string;
  submit: string;
  success: SuccessText;
  failed?: Omit<SuccessText, 'text'>;
  /** The page is for this form alone. */
  full?: boolean;
}

/** Let's Talk on the home page and `/contact-us` share this call; each says its own success text. */
export function CallbackForm({ full, ...props }: Props) {
  return (
    <EnquiryForm form={callback} {...props}>
      <Field name="name" />
      <Field name="phone" full={full} />
      <Field name="email" />
    </EnquiryForm>
  );
}
