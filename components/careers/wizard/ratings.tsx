'use client';
import { WizardStep } from '#components/careers/wizard/step';
import { useEnquiry } from '#components/forms/enquiry-context';
import { bandOf, ratings, type Subject, subjects } from '#data/application-choices';
import { ratingName } from '#lib/shared/forms/application/steps';

const bands = ['Beginner', 'Intermediate', 'Expert'] as const;

/** What a band writes where nobody says more exactly. */
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
