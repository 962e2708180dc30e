'use client';
import { WizardChoices } from '#components/careers/wizard/choices';
import { useChoiceError } from '#components/careers/wizard/error';
import { WizardStep } from '#components/careers/wizard/step';
import { useEnquiry } from '#components/forms/enquiry-context';

/** What most who apply can do: the declaration stays in view below it. */
const commonWork = 8;

export function WizardSkills() {
  const { form, id } = useEnquiry();
  const { error, described } = useChoiceError('confirmed');
  return (
    <WizardStep number={7}>
      <WizardChoices name="skills" as="columns" quiet open={commonWork} />
      <div className="field later">
        <label className="option">
          <input type="checkbox" data-no-work />
          <span>None of these by myself yet</span>
        </label>
      </div>
      <div className="field declaration">
        <label className="option">
          <input
            type="checkbox"
            id={`${id}-confirmed`}
            name="confirmed"
            value="true"
            required
            {...described}
          />
          <span>{form.asked.confirmed?.label}</span>
        </label>
        {error}
      </div>
    </WizardStep>
  );
}
