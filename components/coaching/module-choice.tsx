import { enquiryDialog, enquiryForm } from '#components/coaching/enquire';
import { LevelModules } from '#components/training/level-modules';
import { SelectionSlip } from '#components/training/selection-slip';
import { DialogOpener } from '#components/ui/dialog-opener';
import { levels } from '#data/courses';
import { chosenModules } from '#lib/forms/coaching/plan';

/** What the hours are spent on: the ticks go along with the enquiry, with or without a script. */
export function ModuleChoice() {
  return (
    <div className="choosing pt-8">
      <div>
        <p className="lede mb-6">
          Or name the modules you want to be coached in. Their fees are those of the catalogue;
          hours with a trainer of your own come as one of the packages above.
        </p>
        {levels.map((level) => (
          <LevelModules
            key={level}
            level={level}
            cart="coaching"
            name="modules"
            form={enquiryForm}
          />
        ))}
      </div>
      <SelectionSlip cart="coaching">
        <DialogOpener
          dialog={enquiryDialog}
          choose={{ list: `${enquiryForm}-plan`, value: chosenModules }}
        >
          Enquire about these
        </DialogOpener>
      </SelectionSlip>
    </div>
  );
}
