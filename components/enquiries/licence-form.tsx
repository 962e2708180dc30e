'use client';
import { changeCart } from '#components/catalogue/use-cart';
import { Choices, Consent, Field, useEnquiry } from '#components/forms/field';
import { EnquiryForm } from '#components/forms/form-frame';
import { type SuccessText, successTextOf } from '#components/forms/success-text';
import { type LicenceId, removeLicence } from '#lib/catalogue/rules/cart';
import { licence } from '#lib/enquiries/forms/licence';

interface Props {
  id: string;
  licence: { readonly id: LicenceId; readonly title: string };
  support: SuccessText['support'];
}

export function LicenceForm({ id, licence: asked, support }: Props) {
  const success = successTextOf(licence, support);
  return (
    <EnquiryForm
      form={licence}
      id={id}
      submit="Register"
      success={success}
      onSent={() => changeCart((cart) => removeLicence(cart, asked.id))}
    >
      <Field name="name" />
      <Field name="email" />
      <Field name="phone" />
      <Choices name="interests" />
      <Field name="additionalInfo" />
      <HiddenTitle value={asked.title} />
      <Consent />
    </EnquiryForm>
  );
}

/** An answer that the page knows and the visitor does not type. */
function HiddenTitle({ value }: { value: string }) {
  const { api } = useEnquiry();
  return <input type="hidden" defaultValue={value} {...api.register('licenseCertification')} />;
}
