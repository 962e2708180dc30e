'use client';
import { WizardChoices } from '#components/careers/wizard/choices';
import { WizardStep } from '#components/careers/wizard/step';
import { Field } from '#components/forms/field';

export function WizardSalary() {
  return (
    <WizardStep number={8}>
      <Field name="lastSalary" hint="Leave it empty if this is your first job." />
      <WizardChoices name="salaryRange" as="columns" />
    </WizardStep>
  );
}
