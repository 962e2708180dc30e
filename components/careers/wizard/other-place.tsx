'use client';
import { useChoiceError } from '#components/careers/wizard/error';
import { useEnquiry } from '#components/forms/enquiry-context';

/** Shows where Others is chosen; never `required` for the browser, which would stop at it unseen. */
export function WizardOtherPlace() {
  const { form, id } = useEnquiry();
  const { error, described } = useChoiceError('customLocation');
  const control = `${id}-customLocation`;
  return (
    <div className="field other-place">
      <label htmlFor={control}>{form.asked.customLocation?.label}</label>
      <input id={control} name="customLocation" type="text" {...described} />
      {error}
    </div>
  );
}
