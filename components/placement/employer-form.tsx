'use client';
import { useEffect, useRef } from 'react';
import { Field, Stepper, useEnquiry } from '#components/forms/field';
import { EnquiryForm } from '#components/forms/form-frame';
import { type SuccessText, successTextOf } from '#components/forms/success-text';
import { routes } from '#data/addresses/routes';
import { accountantTypes, employerFee } from '#data/employers';
import { employer } from '#lib/placement/forms/employer';
import { askLabel } from '#lib/placement/rules/ask-label';

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
      submit={<AskLabel />}
      success={success}
      extra={({ numberOfAccountants }) => ({ numberOfAccountants: Number(numberOfAccountants) })}
      onDone={goHome ? leave : undefined}
    >
      <Field name="name" />
      <Field name="companyName" />
      <Field name="email" />
      <Field name="mobile" />
      <HowMany />
      {goHome && <MoreAsked />}
      <p className="text-quiet">{employerFee.short}</p>
    </EnquiryForm>
  );
}

const helpful = ['city', 'startDate', 'pay'] as const;

/** These are optional: on a phone the button is below their one line, which opens where one of them is at fault. */
function MoreAsked() {
  const { api } = useEnquiry();
  const { errors } = api.formState;
  const fold = useRef<HTMLDetailsElement>(null);
  const isWrong = helpful.some((name) => errors[name] !== undefined);
  useEffect(() => {
    if (isWrong && fold.current) fold.current.open = true;
  }, [isWrong]);
  return (
    <details className="more-asked employer-more" ref={fold}>
      <summary>City, start date and pay (optional)</summary>
      <div className="form pt-2">
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <Field name="city" />
          <Field name="startDate" hint="A date, or “at once”" />
        </div>
        <Field name="pay" hint="As a range. Candidates see the pay before the interview." />
      </div>
    </details>
  );
}

/** One question with two counts. The call takes one type and its number, and the other number beside it. */
function HowMany() {
  const { id, api } = useEnquiry();
  return (
    <fieldset className="field" aria-describedby={`${id}-how-many`}>
      <legend className="legend">How many accountants?</legend>
      <p className="hint" id={`${id}-how-many`}>
        Juniors, seniors or both
      </p>
      <input type="hidden" {...api.register('accountantType')} defaultValue={accountantTypes[0]} />
      <div className="mt-2 flex flex-wrap gap-5 max-sm:*:grow max-sm:[&_input]:grow">
        <Stepper name="numberOfAccountants" optional>
          Juniors<span className="sr-only">, number of accountants</span>
        </Stepper>
        <Stepper name="otherNumber" optional>
          Seniors<span className="sr-only">, number of senior accountants</span>
        </Stepper>
      </div>
    </fieldset>
  );
}

function AskLabel() {
  const { api, ready } = useEnquiry();
  const [juniors, seniors] = api.watch(['numberOfAccountants', 'otherNumber']);
  return ready ? askLabel(juniors, seniors) : 'Ask for accountants';
}
