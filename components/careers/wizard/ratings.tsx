'use client';
import { WizardStep } from '#components/careers/wizard/step';
import { useEnquiry } from '#components/forms/enquiry-context';
import { bandOf, ratings, type Subject, subjects } from '#data/application';
import { ratingName } from '#lib/shared/forms/application/steps';

const bands = ['Beginner', 'Intermediate', 'Expert'] as const;

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
      <div className="rating-boxes">
        {ratings.map((rating) => (
          <label key={rating} data-band={bandOf(rating)}>
            <input
              type="radio"
              id={rating === 0 ? `${id}-${name}` : undefined}
              name={name}
              value={rating}
            />
            {rating}
            <span className="sr-only">, {bandOf(rating)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
