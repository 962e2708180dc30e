'use client';
import { EnquiryForm } from '#components/forms/enquiry';
import { Field } from '#components/forms/field';
import { Segments } from '#components/forms/segments';
import type { SuccessText } from '#components/forms/success-dialog';
import { accountantTypes } from '#data/employers';
import { contactPromise } from '#data/site';
import { employer } from '#lib/forms/employer/form';
import { routes } from '#lib/routes';

interface Props {
  id: string;
  support: SuccessText['support'];
  /** On its own page there is nothing left to do: the way leads home (careers.md, section 9). */
  goHome?: boolean;
}

const goHomeMs = 1000;
const leave = () => setTimeout(() => location.assign(routes.home), goHomeMs);

export function EmployerForm({ id, support, goHome }: Props) {
  const success = { title: employer.success, text: contactPromise, support };
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
      <Field name="numberOfAccountants" />
    </EnquiryForm>
  );
}
