'use client';
import { WizardAddress } from '#components/careers/wizard/address';
import { WizardChoices } from '#components/careers/wizard/choices';
import { useChoiceError } from '#components/careers/wizard/error';
import { WizardStep } from '#components/careers/wizard/step';
import { useEnquiry } from '#components/forms/enquiry-context';
import { Field } from '#components/forms/field';
import { DialogOpener } from '#components/ui/dialog-opener';

export function WizardPersonal({ screeningDialog }: { screeningDialog: string }) {
  return (
    <WizardStep number={1}>
      <Field name="name" />
      <div className="pair">
        <Field name="mobile" hint="10 digits, without +91" />
        <Field name="email" hint="Where we can write to you" />
      </div>
      <div className="pair">
        <WizardChoices name="gender" as="boxes" />
        <Field name="age" />
      </div>
      <WizardChoices name="location" as="boxes" />
      <WizardOtherPlace />
      <WizardAddress />
      <p className="step-hint">
        Your application begins our{' '}
        <DialogOpener dialog={screeningDialog} className="text-action">
          Two-Stage Accountant Screening Process
        </DialogOpener>
        .
      </p>
    </WizardStep>
  );
}

/** Shows where Others is chosen; never `required` for the browser, which would stop at it unseen. */
function WizardOtherPlace() {
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
