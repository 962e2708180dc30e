import type { ReactNode } from 'react';
import { BatchLines } from '#components/batches/batch-rows';
import { IncludedLine } from '#components/catalogue/included';
import { LevelModules } from '#components/catalogue/module-table';
import { PlanQuotation } from '#components/catalogue/quotation/quotation-start';
import { SelectionSlip } from '#components/catalogue/selection';
import { LedgerRows, Rows } from '#components/ui/rows';
import { TextList } from '#components/ui/text-list';
import { Hours, NextWebinar } from '#components/webinars/cards';
import { routes } from '#data/addresses/routes';
import {
  type Bootcamp,
  bootcampHour,
  bootcamps,
  packages,
  tallyProgramme,
  toCome,
} from '#data/coaching';
import { courses, levels } from '#data/courses';
import { weekly } from '#data/webinars';
import type { CountedBatch } from '#lib/batches/rules';
import { nameOf } from '#lib/batches/words';
import { bootcampPlan, packagePlan, tallyPlan } from '#lib/enquiries/forms/coaching';
import { gstPercent, inRupees, withGst } from '#lib/platform/values/money';
import { nextWebinars, weeklyHours } from '#lib/webinars/rules/sessions';

interface Props {
  readonly now: number;
  readonly channel: string;
  readonly batches: readonly CountedBatch[];
}

/** The three parts, folded like the index of a book; `now` in epoch milliseconds. */
export function CoachingParts({ now, channel, batches }: Props) {
  const least = inRupees(withGst(packages[0].fee).total);
  const anHour = withGst(bootcampHour.fee);
  const ofModules = batches.filter(({ what }) => what[0]?.startsWith('module-'));
  return (
    <div className="wrap pb-14">
      <Part
        id="personalized"
        open
        title="1:1 Personalized Coaching"
        figure={`from ${least} with GST`}
        text="One-to-one with a trainer for 30, 60 or 90 hours, on the modules you choose."
      >
        <Packages />
        <IncludedLine offer="coaching" />
        <ModuleChoice />
      </Part>
      <Part
        id="paidbootcamps"
        title="Bootcamps"
        figure={`${inRupees(anHour.total)} an hour with GST`}
        text={`A group, a fixed set of modules, ${inRupees(anHour.fee)} an hour plus ${gstPercent}% GST ${inRupees(anHour.gst)}. Two inductions and the Tally programme for students are free.`}
      >
        <IncludedLine offer="bootcamp" />
        {batches.length === 0 && bootcamps.some(({ startingDay }) => startingDay === toCome) && (
          <p className="mt-3">
            Starting and ending days: {toCome}. Once the dates are fixed, they appear beside the
            bootcamp.
          </p>
        )}
        {ofModules.length > 0 && (
          <>
            <p className="mt-3">There are also groups for single modules:</p>
            <BatchLines batches={ofModules.slice(0, 2)} now={now} named={nameOf} />
          </>
        )}
        <div className="mt-5 grid gap-5">
          {bootcamps.map((bootcamp) => (
            <BootcampVoucher
              key={bootcamp.code}
              bootcamp={bootcamp}
              batches={batches
                .filter(({ what }) => what.includes(`bootcamp-${bootcamp.code}`))
                .slice(0, 2)}
              now={now}
              othersDated={batches.length > 0}
            />
          ))}
        </div>
        <div className="mt-12">
          <TallyProgramme />
        </div>
      </Part>
      <Part
        id="freewebinars"
        title="Free Webinars"
        figure="Free"
        text={
          <>
            Every {weekly.weekdayNames}, <Hours>{weeklyHours}</Hours>
            {channel ? ', and the videos of our channel.' : '.'}
          </>
        }
      >
        <FreeWebinars now={now} channel={channel} />
      </Part>
    </div>
  );
}

function FreeWebinars({ now, channel }: { now: number; channel: string }) {
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        {nextWebinars(now, 2).map((start) => (
          <NextWebinar key={start} start={start} />
        ))}
      </div>
      <p className="mt-5 flex flex-wrap gap-x-8">
        <a className="action" href={routes.webinarCalendar}>
          Webinar calendar
        </a>
        <a className="action" href={routes.promo}>
          The month at a glance
        </a>
        <a className="action" href={`${routes.downloads}#download`}>
          Books, recordings and articles
        </a>
        {channel && (
          <a className="action" href={channel} rel="noopener" target="_blank">
            Our video channel
          </a>
        )}
      </p>
    </>
  );
}

interface BootcampVoucherProps {
  readonly bootcamp: Bootcamp;
  readonly batches: readonly CountedBatch[];
  readonly now: number;
  /** Other groups have their days: what has none yet says so itself. */
  readonly othersDated?: boolean;
}

export function BootcampVoucher(props: BootcampVoucherProps) {
  const { bootcamp, batches, now, othersDated = false } = props;
  const { code, moduleName, modules, targetAudience, hours, startingDay, endingDay, mode } =
    bootcamp;
  const titles = courses.filter(({ courseNo }) => modules.includes(courseNo));
  // Once its batches are announced, theirs are the days. Where no group has any, that is said once above all.
  const days =
    batches.length > 0 || (startingDay === toCome && !othersDated)
      ? []
      : ([
          ['Starts', startingDay],
          ['Ends', endingDay],
        ] as const);
  return (
    <article className="voucher bootcamp" id={code}>
      <p className="stub">
        <span>{code}</span>
        {hours === undefined ? <b className="free">Free</b> : <b>{hours}</b>}
        {hours !== undefined && <span>hours</span>}
      </p>
      <div className="voucher-body">
        <h3>{moduleName}</h3>
        {titles.length > 0 && (
          <p className="text-quiet">{titles.map(({ title }) => title).join(', ')}</p>
        )}
        <Rows
          className="bootcamp-facts"
          rows={[['For', targetAudience], ['Mode', mode], ...days]}
        />
        {batches.length > 0 && <BatchLines batches={batches} now={now} />}
        <div className="voucher-foot">
          {hours === undefined ? <p>No fee, no GST.</p> : <Figure fee={hours * bootcampHour.fee} />}
          <div>
            <Enquire plan={bootcampPlan(bootcamp)} />
            {hours !== undefined && <PlanQuotation plan={code} />}
          </div>
        </div>
      </div>
    </article>
  );
}

function Packages() {
  return (
    <ul className="packages" id="hours">
      {packages.map((each) => (
        <li key={each.id} id={each.id}>
          <div>
            <h3>
              <b>{each.hours}</b> hours
            </h3>
            <p className="small num">{anHour(each.fee / each.hours)}</p>
          </div>
          <Figure fee={each.fee} />
          <div>
            <Enquire plan={packagePlan(each)} />
            <PlanQuotation plan={String(each.hours)} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function anHour(feeRupees: number): string {
  const { fee, gst, total } = withGst(feeRupees);
  return `${inRupees(fee)} + ${inRupees(gst)} GST = ${inRupees(total)} an hour`;
}

const { title, hours, days, ages, modules } = tallyProgramme;

function TallyProgramme() {
  return (
    <div className="grid items-start gap-x-14 gap-y-7 lg:grid-cols-2">
      <div>
        <h3>{title}</h3>
        <p className="mt-2 max-w-[34em]">
          {hours} hours over {days} days, offline: you work on our computer, with a trainer in the
          room. For students aged {ages} who want to see whether this work suits them.
        </p>
        <p className="mt-3 max-w-[34em] text-quiet">
          If the student is under 18, a parent or guardian registers, with their own name and number
          in the form.
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

function ModuleChoice() {
  return (
    <div className="choosing pt-8">
      <div>
        <p className="lede mb-6">
          Tick what you want to learn. In coaching there is no separate fee for modules: you pay for
          the hours above. The hours beside a module are its hours in the catalogue.
        </p>
        {levels.map((level) => (
          <LevelModules key={level} level={level} cart="coaching" name="modules" form={pickForm} />
        ))}
      </div>
      <SelectionSlip cart="coaching">
        <Enquire plan="" className="button">
          Enquire about these
        </Enquire>
      </SelectionSlip>
    </div>
  );
}

interface PartProps {
  id: string;
  title: string;
  figure: string;
  text: ReactNode;
  open?: boolean;
  children: ReactNode;
}

function Part({ id, title, figure, text, open, children }: PartProps) {
  return (
    <details className="part" name="coaching" open={open}>
      <summary>
        <h2>{title}</h2>
        <span className="part-figure num">{figure}</span>
        <span className="part-text">{text}</span>
      </summary>
      <div className="part-body">
        {/* Browsers open by themselves what is around the target of a link, not the target. */}
        <span className="part-anchor" id={id} />
        {children}
      </div>
    </details>
  );
}

/** Fee, tax and what is paid, added up in one figure (contract: Content). */
function Figure({ fee }: { fee: number }) {
  const { gst, total } = withGst(fee);
  return (
    <p className="figure-sum num">
      <span>{inRupees(fee)}</span>{' '}
      <span className="text-quiet">
        plus {gstPercent}% GST {inRupees(gst)}
      </span>{' '}
      <b className="sum">{inRupees(total)}</b>
    </p>
  );
}

export const enquiryDialog = 'coaching-enquiry';
export const enquiryForm = 'coaching-form';
/** Holds the ticked modules; without a script it leads to a page that shows them with the plan. */
export const pickForm = 'coaching-pick';

export function Enquire({
  plan,
  className = 'button low line',
  children = 'Enquire Now',
}: {
  plan: string;
  className?: string;
  children?: string;
}) {
  return (
    <button
      type="submit"
      form={pickForm}
      name="plan"
      value={plan}
      className={className}
      aria-haspopup="dialog"
      aria-label={plan ? `${children}: ${plan}` : undefined}
      data-choose={`${enquiryForm}-plan`}
      data-value={plan}
      data-dialog={enquiryDialog}
    >
      {children}
    </button>
  );
}
