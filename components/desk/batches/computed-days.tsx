/** What the server computed of a plan, before it is kept. */
import type { ComputedPlan } from '#lib/server/desk/batches/validate-batch-plan';
import { minutesOf } from '#lib/shared/batches/batch';
import { subjectOf } from '#lib/shared/batches/subject';
import { count, duration } from '#lib/shared/batches/words';
import { shortDay } from '#lib/shared/dates';
import { feeLine } from '#lib/shared/money';

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
        {count(hours, 'hour')}, as the catalogue has them
        {whole
          ? `: ${sessions.length} × ${duration(length)}.`
          : `: ${sessions.length - 1} × ${duration(length)}, and the last session of ${duration(lastMinutes)}.`}
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
