import { LevelModules } from '#components/certification/level-modules';
import { SelectionSlip } from '#components/certification/selection-slip';
import { Enquire, pickForm } from '#components/coaching/enquire';
import { levels } from '#data/courses';

/** What the hours are spent on: the ticks go along with the enquiry, with or without a script. */
export function ModuleChoice() {
  return (
    <div className="choosing pt-8">
      <div>
        <p className="lede mb-6">
          Tick what you want to learn. In coaching the modules have no fee of their own: you pay for
          the hours above. The hours beside a module show how long it takes in the catalogue.
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
