import { Enquire } from '#components/coaching/enquire';
import { LedgerRows } from '#components/ui/rows';
import { TextList } from '#components/ui/text-list';
import { tallyProgramme } from '#data/coaching';
import { tallyPlan } from '#lib/shared/forms/coaching/plan';

const { title, hours, days, ages, modules } = tallyProgramme;

/** A page of the ledger for students: what it comes to is nothing. */
export function TallyProgramme() {
  return (
    <div className="grid items-start gap-x-14 gap-y-7 lg:grid-cols-2">
      <div>
        <h3>{title}</h3>
        <p className="mt-2 max-w-[34em]">
          {hours} hours over {days} days, offline: you work on our computer, with a trainer in the
          room. For students of {ages} years who want to know whether this work suits them.
        </p>
        <p className="mt-3 max-w-[34em] text-quiet">
          If the student is under 18, a parent or guardian registers, and fills in the form with
          their own name and number.
        </p>
        <TextList className="steps mt-5" as="ol" texts={modules} />
      </div>
      <section className="leaf" aria-label="The programme in figures">
        <span className="leaf-margin" />
        <LedgerRows
          rows={[
            ['Hours', hours],
            ['Days, offline', days],
            ['Modules', modules.length],
            ['Age of students', ages],
          ]}
          total={['To pay', 'Free']}
        />
        <div className="mt-5">
          <Enquire plan={tallyPlan} />
        </div>
      </section>
    </div>
  );
}
