'use client';
import { useRef } from 'react';
import { PlanSummary } from '#components/catalogue/coaching/plan-summary';
import { changeCart, readNow, useCart } from '#components/catalogue/use-cart';
import { Ages } from '#components/forms/ages';
import { Choices, Consent, Field, Select, useEnquiry } from '#components/forms/field';
import { EnquiryForm } from '#components/forms/form-frame';
import { type SuccessText, successTextOf } from '#components/forms/success-text';
import { heldModules, removeModules } from '#lib/catalogue/rules/cart';
import { coaching, composePlan, modulesAsked, plans } from '#lib/enquiries/forms/coaching';

interface Picked {
  readonly plan: string;
  readonly modules: readonly number[];
}

interface Props {
  id: string;
  support: SuccessText['support'];
  picked?: Picked;
}

/** Sends the plan and the modules that it shows; what was sent leaves the selection. */
export function CoachingForm({ id, support, picked }: Props) {
  const asked = useRef<readonly number[]>([]);
  const success = successTextOf(coaching, support);
  return (
    <EnquiryForm
      form={coaching}
      id={id}
      submit="Send enquiry"
      success={success}
      extra={(values) => {
        const typed = { ...values, modules: picked?.modules ?? heldModules(readNow().coaching) };
        asked.current = modulesAsked(typed).map(({ courseNo }) => courseNo);
        return composePlan(typed);
      }}
      onSent={() => changeCart((cart) => removeModules(cart, 'coaching', asked.current))}
    >
      <Field name="name" />
      <Field name="email" />
      <Field name="phone" />
      <Ages />
      <Choices name="interest" />
      <Field name="additionalInfo" rows={3} />
      <Goes picked={picked} />
      <Consent />
    </EnquiryForm>
  );
}

function Goes({ picked }: { picked: Picked | undefined }) {
  const { api } = useEnquiry();
  const held = heldModules(useCart().coaching);
  const plan = String(api.watch('plan') ?? picked?.plan ?? '');
  return (
    <>
      <Select name="plan" none="Not decided yet" groups={plans()} preset={picked?.plan} />
      {picked?.modules.map((courseNo) => (
        <input key={courseNo} type="hidden" name="modules" value={courseNo} />
      ))}
      <PlanSummary plan={plan} modules={picked?.modules ?? held} />
    </>
  );
}
