'use client';
import { useRef } from 'react';
import { Choices } from '#components/forms/choices';
import { Consent } from '#components/forms/consent';
import { EnquiryForm } from '#components/forms/enquiry';
import { Field } from '#components/forms/field';
import { Select } from '#components/forms/select';
import type { SuccessText } from '#components/forms/success-dialog';
import { changeCart } from '#components/training/use-cart';
import { removeModules } from '#lib/cart/cart';
import { coaching } from '#lib/forms/coaching/form';
import { chosenModules, composePlan, modulesAsked, plans } from '#lib/forms/coaching/plan';

interface Props {
  id: string;
  support: SuccessText['support'];
}

const [personal, ...others] = plans;
const groups = [{ ...personal, options: [...personal.options, chosenModules] }, ...others];

/** The ticked modules stand elsewhere on the page, and belong to this form by their `form` attribute. */
const tickedIn = (id: string) =>
  new FormData(document.getElementById(id) as HTMLFormElement).getAll('modules');

export function CoachingForm({ id, support }: Props) {
  const asked = useRef<readonly number[]>([]);
  const success = { title: 'Application sent', text: coaching.success, support };
  return (
    <EnquiryForm
      form={coaching}
      id={id}
      submit="Send enquiry"
      success={success}
      extra={(values) => {
        const typed = { ...values, modules: tickedIn(id) };
        asked.current = modulesAsked(typed).map(({ courseNo }) => courseNo);
        return composePlan(typed);
      }}
      onSent={() => changeCart((cart) => removeModules(cart, 'coaching', asked.current))}
    >
      <Select name="plan" none="Not decided yet" groups={groups} />
      <Field name="name" />
      <Field name="phone" />
      <Field name="email" />
      <Choices name="interest" />
      <Field name="additionalInfo" />
      <Consent name="authorize" />
    </EnquiryForm>
  );
}
