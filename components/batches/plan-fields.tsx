import { FormField } from '#components/forms/form-field';
import type { ComputedPlan } from '#lib/batches/actions';
import { batchForm } from '#lib/batches/forms';
import { batchSubjects, minutesOf, subjectOf } from '#lib/batches/rules';
import { count, duration } from '#lib/batches/words';
import type { FieldErrors } from '#lib/forms/define';
import { shortDay } from '#lib/platform/values/india';
import { feeLine } from '#lib/platform/values/money';

interface Props {
  readonly typed: Readonly<Record<string, unknown>>;
  readonly errors: FieldErrors;
  /** Is before the ids of the fields: a page may have two of these. */
  readonly prefix: string;
}

export function PlanFields({ typed, errors, prefix }: Props) {
  const field = { form: batchForm, prefix, typed, errors, autoComplete: 'off' };
  const what = [typed.what ?? []].flat().map(String);
  const labels = what.map((each) => batchSubjects.find(({ value }) => value === each)?.label);
  return (
    <>
      <details className="more-rows" open={what.length === 0 || errors.what ? true : undefined}>
        <summary>
          What:{' '}
          {what.length === 0 ? 'choose' : labels.map((each, at) => each ?? what[at]).join('; ')}
        </summary>
        <FormField {...field} name="what" as="rows what-rows" options={batchSubjects} />
      </details>
      <div className="pair when">
        <FormField {...field} name="starts" />
        <FormField {...field} name="mode" />
      </div>
      <FormField {...field} name="days" as="boxes week-boxes" />
      <div className="pair when">
        <FormField {...field} name="from" />
        <FormField {...field} name="to" />
      </div>
      <div className="pair when">
        <FormField {...field} name="language" />
        <FormField {...field} name="seats" />
      </div>
      <details className="more-rows" open={errors.joinBy ? true : undefined}>
        <summary>Trainer, note, joining late</summary>
        <FormField {...field} name="trainer" />
        <FormField {...field} name="note" />
        <FormField {...field} name="joinBy" />
      </details>
    </>
  );
}

export function ComputedDays({ plan }: { plan: ComputedPlan }) {
  const { sessions, skipped, hours, lastMinutes, from, to, starts } = plan;
  const length = minutesOf(to) - minutesOf(from);
  const subject = subjectOf(plan.what);
  const [first = starts] = sessions;
  const names = skipped.map(({ day, name }) => `${shortDay(day)} (${name})`);
  const whole = lastMinutes === length || lastMinutes === 0;
  return (
    <div className="asked-total" role="status">
      <p className="asked-head">
        <b>
          {count(sessions.length, 'session')}, ends {shortDay(sessions.at(-1) ?? starts)}
          {names.length > 0 && `; skipped: ${names.join(', ')}`}
        </b>
      </p>
      <p>
        {count(hours, 'hour')}, as in the catalogue
        {whole
          ? `: ${count(sessions.length, 'session')} of ${duration(length)}.`
          : `: ${sessions.length - 1} sessions of ${duration(length)} and a last one of ${duration(lastMinutes)}.`}
      </p>
      {first !== starts && (
        <p>
          The first session is on {shortDay(first)}: {shortDay(starts)} is not one of its days.
        </p>
      )}
      {subject && <p className="sub">{feeLine(subject.fee)} a seat, from the catalogue.</p>}
    </div>
  );
}
