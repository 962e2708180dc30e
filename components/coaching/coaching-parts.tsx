import { BatchLines } from '#components/batches/batch-rows';
import { IncludedLine } from '#components/certification/included';
import { BootcampVoucher } from '#components/coaching/bootcamp-voucher';
import { ModuleChoice } from '#components/coaching/module-choice';
import { Packages } from '#components/coaching/packages';
import { Part } from '#components/coaching/part';
import { TallyProgramme } from '#components/coaching/tally-programme';
import { Hours, NextWebinar } from '#components/webinars/cards';
import { bootcampHour, bootcamps, packages, toCome } from '#data/coaching';
import { weekly } from '#data/webinars';
import { routes } from '#lib/shared/addresses/routes';
import type { CountedBatch } from '#lib/shared/batches/rules';
import { nameOf } from '#lib/shared/batches/words';
import { nextWebinars, weeklyHours } from '#lib/shared/calendar/rules';
import { gstPercent, inRupees, withGst } from '#lib/shared/money';

interface Props {
  readonly now: number;
  readonly channel: string;
  /** Those that one can still join. */
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
        title="1:1 Personalized Coaching"
        figure={`from ${least} with GST`}
        text="A trainer to yourself for 30, 60 or 90 hours, on the modules you choose."
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
        {bootcamps.some(({ startingDay }) => startingDay === toCome) && (
          <p className="mt-3">
            Starting and ending days: {toCome}. Once a day is fixed, it appears beside its bootcamp.
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
        figure="free"
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

/** The next two sessions; `now` in epoch milliseconds, `channel` the address of our videos. */
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
