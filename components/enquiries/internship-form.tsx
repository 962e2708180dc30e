'use client';
import { Ages } from '#components/forms/ages';
import { Choices, Consent, Field } from '#components/forms/field';
import { EnquiryForm } from '#components/forms/form-frame';
import { type SuccessText, successTextOf } from '#components/forms/success-text';
import { internship } from '#lib/enquiries/forms/internship';

export function InternshipForm({ id, support }: { id: string; support: SuccessText['support'] }) {
  const success = successTextOf(internship, support);
  return (
    <EnquiryForm form={internship} id={id} submit="Apply for an internship" success={success}>
      <Field name="name" />
      <Field name="email" />
      <Field name="phone" />
      <Ages />
      <Choices name="interest" />
      <Field
        name="additionalInfo"
        hint="Which AcSS certificates you hold, and when you can start."
      />
      <Consent />
    </EnquiryForm>
  );
}
