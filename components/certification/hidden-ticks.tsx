import { courses } from '#data/courses';

/** The catalogue for a form on a page that does not show it: sums read hours and fees here, and a plain post its modules. */
export function HiddenTicks({ ticked }: { ticked: readonly number[] }) {
  return (
    <div hidden>
      {courses.map(({ courseNo, title, hours, fees }) => (
        <input
          key={courseNo}
          type="checkbox"
          name="selectedCertifications"
          value={courseNo}
          form="enrolment-form"
          aria-label={title}
          defaultChecked={ticked.includes(courseNo)}
          data-module={courseNo}
          data-cart="certification"
          data-hours={hours}
          data-fees={fees}
        />
      ))}
    </div>
  );
}
