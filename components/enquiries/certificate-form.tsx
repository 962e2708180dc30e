'use client';
import { Selection } from '#components/catalogue/selection';
import { changeCart, readNow, useCart } from '#components/catalogue/use-cart';
import { Ages } from '#components/forms/ages';
import { Choices, Consent, Field } from '#components/forms/field';
import { EnquiryForm } from '#components/forms/form-frame';
import { type SuccessText, successTextOf } from '#components/forms/success-text';
import { type Cart, heldModules, removeModules } from '#lib/catalogue/rules/cart';
import { certificate, fixedInterest } from '#lib/enquiries/forms/certificate';

interface Props {
  id: string;
  /** Said while the cart holds no module. */
  empty?: string;
  support: SuccessText['support'];
}

const noneSelected = 'None selected. Tick them on the page, or tell us below which ones you want.';

const ticked = 'What you ticked on the page is also sent.';

/** On the button, what is asked for; nothing is held, or not known without scripts: as it always was. */
function askFor(held: Cart['certification']): string {
  const count = heldModules(held).length;
  if (count === 0) return 'Submit';
  return count === 1 ? 'Ask for this module' : `Ask for these ${count} modules`;
}

/** Sends the modules that the cart holds; what was sent leaves the cart. */
export function CertificateForm({ id, support, empty }: Props) {
  const success = successTextOf(certificate, support);
  return (
    <EnquiryForm
      form={certificate}
      id={id}
      submit={askFor(useCart().certification)}
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
      <Field name="name" />
      <Field name="email" />
      <Field name="phone" />
      <Ages />
      <details className="more-asked">
        <summary>Also interested in, and what else we should know</summary>
        <div className="form">
          <Choices name="interests" fixed={fixedInterest} />
          <Field name="additionalInfo" rows={3} />
        </div>
      </details>
      <Consent />
    </EnquiryForm>
  );
}
