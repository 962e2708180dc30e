'use client';
import { Selection } from '#components/certification/selection';
import { changeCart, readNow } from '#components/certification/use-cart';
import { Ages } from '#components/forms/ages';
import { Choices } from '#components/forms/choices';
import { Consent } from '#components/forms/consent';
import { EnquiryForm } from '#components/forms/enquiry';
import { Field } from '#components/forms/field';
import { type SuccessText, successTextOf } from '#components/forms/success-text';
import { heldModules, removeModules } from '#lib/shared/cart/cart';
import { certificate, fixedInterest } from '#lib/shared/forms/certificate/form';

interface Props {
  id: string;
  /** Said while the cart holds no module. */
  empty?: string;
  support: SuccessText['support'];
}

const noneSelected =
  'None selected. Tick them on the page, or tell us above which ones you have in mind.';

const ticked = 'What you ticked on the page goes along.';

/** Sends the modules that the cart holds; what was sent leaves the cart. */
export function CertificateForm({ id, support, empty }: Props) {
  const success = successTextOf(certificate, support);
  return (
    <EnquiryForm
      form={certificate}
      id={id}
      submit="Submit"
      success={success}
      extra={({ interests }) => ({
        interests: [fixedInterest, ...(Array.isArray(interests) ? interests : [])],
        authorize: true,
        selectedCertifications: heldModules(readNow().certification),
      })}
      onSent={({ selectedCertifications }) =>
        changeCart((cart) =>
          removeModules(cart, 'certification', selectedCertifications as number[]),
        )
      }
    >
      <Field name="name" />
      <Field name="email" />
      <Field name="phone" />
      <Ages />
      <Choices name="interests" fixed={fixedInterest} />
      <Field name="additionalInfo" rows={3} />
      <section aria-labelledby={`${id}-selected`}>
        <h3 className="legend" id={`${id}-selected`}>
          Your modules
        </h3>
        <Selection
          cart="certification"
          empty={empty ?? noneSelected}
          unscripted={empty === undefined ? ticked : undefined}
        />
      </section>
      <Consent name="authorize" />
    </EnquiryForm>
  );
}
