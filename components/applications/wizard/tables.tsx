'use client';
import type { MouseEvent } from 'react';
import { WizardStep } from '#components/applications/wizard/step';
import { useEnquiry } from '#components/forms/field';
import {
  bandOf,
  certificateOf,
  languages,
  ratings,
  type Subject,
  subjects,
} from '#data/application-choices';
import { courses, levels } from '#data/courses';
import { ratingName } from '#lib/applications/rules/steps';

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

const uses = ['speak', 'read', 'write'] as const;

/** All of a row, or none where all are ticked; each tick is saved to the draft as a click would be. */
function tickRow({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const boxes = [...(currentTarget.closest('tr')?.querySelectorAll('input') ?? [])];
  const isAll = boxes.every(({ checked }) => checked);
  for (const box of boxes) if (box.checked === isAll) box.click();
}

export function WizardLanguages() {
  const { id } = useEnquiry();
  return (
    <WizardStep number={6}>
      <table className="ruled ticks-table">
        <thead>
          <tr>
            <th scope="col">Language</th>
            {uses.map((use) => (
              <th key={use} scope="col">
                {use.charAt(0).toUpperCase() + use.slice(1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {languages.map((language, row) => (
            <tr key={language}>
              <th scope="row">
                <span className="unscripted">{language}</span>
                <button type="button" className="row-ticks when-script" onClick={tickRow}>
                  {language}
                </button>
              </th>
              {uses.map((use) => (
                <td key={use}>
                  <label>
                    <input
                      type="checkbox"
                      name={use}
                      value={language}
                      id={row === 0 ? `${id}-${use}` : undefined}
                      aria-label={`${language}: ${use}`}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WizardStep>
  );
}

const bands = ['Beginner', 'Intermediate', 'Expert'] as const;

const usual = [
  [0, 'Not yet'],
  [3, 'Beginner'],
  [6, 'Intermediate'],
  [9, 'Expert'],
] as const;
const isUsual = (rating: number) => usual.some(([value]) => value === rating);

export function WizardRatings() {
  return (
    <WizardStep number={9}>
      {Object.entries(subjects).map(([subject, label]) => (
        <Rating key={subject} subject={subject as Subject} label={label} />
      ))}
    </WizardStep>
  );
}

function Rating({ subject, label }: { subject: Subject; label: string }) {
  const { id } = useEnquiry();
  const name = ratingName(subject);
  const idOf = (rating: number) => `${id}-${name}${rating === 0 ? '' : `-${rating}`}`;
  return (
    <fieldset className="rating">
      <legend>
        {label}
        {bands.map((band) => (
          <span key={band} className={`band-${band.toLowerCase()}`}>
            {band}
          </span>
        ))}
      </legend>
      <div className="rating-bands">
        {usual.map(([rating, band]) => (
          <label key={rating} data-band={bandOf(rating)}>
            <input type="radio" id={idOf(rating)} name={name} value={rating} />
            {band}
          </label>
        ))}
      </div>
      <details>
        <summary>
          Exactly, 0 to 10<span className="sr-only"> in {label}</span>
        </summary>
        <div className="rating-boxes">
          {ratings.map((rating) =>
            isUsual(rating) ? (
              <label key={rating} htmlFor={idOf(rating)} data-of={rating}>
                {rating}
              </label>
            ) : (
              <label key={rating} data-band={bandOf(rating)}>
                <input type="radio" name={name} value={rating} />
                {rating}
                <span className="sr-only">, {bandOf(rating)}</span>
              </label>
            ),
          )}
        </div>
      </details>
    </fieldset>
  );
}
