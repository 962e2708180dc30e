'use client';
import { WizardStep } from '#components/careers/wizard/step';
import { useEnquiry } from '#components/forms/enquiry-context';
import { certificateOf } from '#data/application-choices';
import { courses, levels } from '#data/courses';

/** Yes shows the seventeen certificates; No clears them. */
export function WizardCertificates() {
  const { id } = useEnquiry();
  return (
    <WizardStep number={2}>
      <fieldset className="field">
        <legend className="sr-only">Do you hold AcSS certificates?</legend>
        <div className="options boxes">
          {['Yes', 'No'].map((answer, index) => (
            <label key={answer} className="option">
              <input
                type="radio"
                name="certified"
                value={answer}
                id={index === 0 ? `${id}-certifications` : undefined}
              />
              <span>{answer}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="picker">
        {levels.map((level) => (
          <fieldset key={level} className="field">
            <legend className={`legend chip level-${level}`}>
              {level.charAt(0).toUpperCase() + level.slice(1)}
            </legend>
            <div className="options rows">
              {courses
                .filter((course) => course.level === level)
                .map((course) => (
                  <label key={course.courseNo} className="option">
                    <input type="checkbox" name="certifications" value={certificateOf(course)} />
                    <span>
                      {certificateOf(course)} <small>{course.title}</small>
                    </span>
                  </label>
                ))}
            </div>
          </fieldset>
        ))}
      </div>
    </WizardStep>
  );
}
