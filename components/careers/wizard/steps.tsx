'use client';
import { WizardCertificates } from '#components/careers/wizard/certificates';
import { WizardChoices } from '#components/careers/wizard/choices';
import { WizardLanguages } from '#components/careers/wizard/languages';
import { WizardPersonal } from '#components/careers/wizard/personal';
import { WizardRatings } from '#components/careers/wizard/ratings';
import { WizardResume } from '#components/careers/wizard/resume';
import { WizardReview } from '#components/careers/wizard/review';
import { WizardSkills } from '#components/careers/wizard/skills';
import { WizardStep } from '#components/careers/wizard/step';
import { Field } from '#components/forms/field';

interface Props {
  screeningDialog: string;
  /** What the review shows. */
  answers: Readonly<Record<string, unknown>> | undefined;
}

/** All twelve stand in the page at once: one is shown where scripts are there. */
export function WizardSteps({ screeningDialog, answers }: Props) {
  return (
    <>
      <WizardPersonal screeningDialog={screeningDialog} />
      <WizardCertificates />
      <WizardStep number={3}>
        <WizardChoices name="education" as="rows" quiet />
      </WizardStep>
      <WizardStep number={4}>
        <WizardChoices name="employeeStatus" as="rows" quiet />
      </WizardStep>
      <WizardStep number={5}>
        <WizardChoices name="experience" as="rows" quiet />
      </WizardStep>
      <WizardLanguages />
      <WizardSkills />
      <WizardSalary />
      <WizardRatings />
      <WizardStep number={10}>
        <WizardChoices name="workPreference" as="rows" quiet />
      </WizardStep>
      <WizardResume />
      <WizardReview answers={answers} />
    </>
  );
}

function WizardSalary() {
  return (
    <WizardStep number={8}>
      <Field name="lastSalary" hint="Leave it empty if this is your first job." />
      <WizardChoices name="salaryRange" as="columns" />
    </WizardStep>
  );
}
