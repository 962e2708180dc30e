'use client';
import { Field, Segments, Stepper } from '#components/forms/field';
import { EnquiryForm } from '#components/forms/form-frame';
import { type SuccessText, successTextOf } from '#components/forms/success-text';
import { routes } from '#data/addresses/routes';
import { accountantTypes, employerFee } from '#data/employers';
import { employer } from '#lib/placement/forms/employer';

interface Props {
  id: string;
  support: SuccessText['support'];
  /** On its own page, which asks what helps as well and then leads home (contract: Employer request). */
  goHome?: boolean;
}

const redirectMs = 1000;
const leave = () => setTimeout(() => location.assign(routes.home), redirectMs);

export function EmployerForm({ id, support, goHome }: Props) {
  const success = successTextOf(employer, support);
  return (
    <EnquiryForm
      form={employer}
      id={id}
      submit="Request accountants"
      success={success}
      extra={({ numberOfAccountants }) => ({ numberOfAccountants: Number(numberOfAccountants) })}
      onDone={goHome ? leave : undefined}
    >
      <Field name="name" />
      <Field name="companyName" />
      <Field name="email" />
      <Field name="mobile" />
      <Segments name="accountantType" preset={accountantTypes[0]} />
      <div className="flex flex-wrap gap-5">
        <Stepper name="numberOfAccountants">
          <span className="if-junior">Juniors</span>
          <span className="if-senior">Seniors</span>
          <span className="sr-only">, number of accountants</span>
        </Stepper>
        <Stepper name="otherNumber">
          <span className="if-junior">Seniors</span>
          <span className="if-senior">Juniors</span>
          <span className="sr-only"> as well</span>
        </Stepper>
      </div>
      {goHome && (
        <>
          <div className="grid items-end gap-5 sm:grid-cols-2">
            <Field name="city" />
            <Field name="startDate" hint="A day, or: at once" />
          </div>
          <Field name="pay" hint="As a range. Candidates see the pay before the interview." />
        </>
      )}
      <p className="text-quiet">{employerFee.short}</p>
    </EnquiryForm>
  );
}
