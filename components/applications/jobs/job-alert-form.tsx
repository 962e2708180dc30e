'use client';
import { Choices, Field, useEnquiry } from '#components/forms/field';
import { EnquiryForm } from '#components/forms/form-frame';
import { type SuccessText, successTextOf } from '#components/forms/success-text';
import { jobAlert } from '#lib/enquiries/forms/job-alert';

export function JobAlertForm({ support }: Pick<SuccessText, 'support'>) {
  const success = successTextOf(jobAlert, support);
  return (
    <EnquiryForm form={jobAlert} id="job-alert" submit="Send me job alerts" success={success}>
      <Choices name="locations" />
      <Experience />
      <Field name="name" />
      <Field name="email" />
      <Field name="phone" />
    </EnquiryForm>
  );
}

/** Always sent, so that the message can be put together without a script as well. */
function Experience() {
  const { id, api } = useEnquiry();
  const { label, options } = jobAlert.fields.experience;
  return (
    <div className="field">
      <label htmlFor={`${id}-experience`}>{label}</label>
      <select id={`${id}-experience`} {...api.register('experience')}>
        <option value="any experience">Any experience</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </div>
  );
}
