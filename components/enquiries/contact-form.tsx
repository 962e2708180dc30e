'use client';
import { Field } from '#components/forms/field';
import { EnquiryForm } from '#components/forms/form-frame';
import { type SuccessText, successTextOf } from '#components/forms/success-text';
import { contact } from '#lib/enquiries/forms/contact';

export function ContactForm({ id, support }: { id: string; support: SuccessText['support'] }) {
  const success = successTextOf(contact, support);
  return (
    <EnquiryForm form={contact} id={id} submit="Send message" success={success}>
      <Field name="name" />
      <Field name="email" />
      <Field name="phone" />
      <Field name="message" />
    </EnquiryForm>
  );
}
