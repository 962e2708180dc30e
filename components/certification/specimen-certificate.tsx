import { Seal } from '#components/careers/licences/seal';
import { TextList } from '#components/ui/text-list';
import { courses } from '#data/courses';
import { provider } from '#data/site';
import { syllabi } from '#data/syllabi';

const shown = 6;
const course = courses.find(({ courseNo }) => courseNo === shown);

/** A certificate as it is made out, to nobody yet. */
export function SpecimenCertificate() {
  return (
    <div className="specimen">
      <figure className="document" aria-label="Specimen of a certificate">
        <p className="document-head">{provider.name} certificate, specimen</p>
        <p className="specimen-title">
          AcSS {shown} {course?.title}
        </p>
        <p className="document-name">Your name here</p>
        <p>passed both stages of the examination, and can:</p>
        <TextList className="bought" texts={syllabi[shown]?.objectives.slice(0, 3) ?? []} />
        <div className="document-foot">
          <p>
            <span>For {provider.name}</span>
            <span>Date and number</span>
          </p>
          <Seal letter={String(shown)} />
        </div>
      </figure>
      <div>
        <h3>A paper that says what you can do</h3>
        <ul className="ticks mt-3">
          <li>Your name, the module, the date, and what was examined, in plain words</li>
          <li>A number of its own, with which an employer can check that it is genuine</li>
          <li>One for each module; the level when all its modules are passed</li>
        </ul>
        <p className="mt-4 text-quiet">
          A certificate of {provider.name} about practical skills. It is not a degree, nor
          membership of the ICAI, the ICMAI or the ICSI.
        </p>
      </div>
    </div>
  );
}
