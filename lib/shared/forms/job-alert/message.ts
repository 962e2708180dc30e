import { line } from '#lib/shared/forms/sanitize';

type Answers = Readonly<Record<string, unknown>>;

/** A sign-up for job alerts is a contact enquiry whose message is made of its fields (contract: Calls). */
export function withAlertMessage(answers: Answers): Answers {
  const { message, locations, experience } = answers;
  if (line(message) !== '' || (locations === undefined && experience === undefined)) {
    return answers;
  }
  const places = [locations].flat().filter((place) => typeof place === 'string' && place.trim());
  const years = typeof experience === 'string' && experience.trim();
  return {
    ...answers,
    message: `Job alerts: ${places.join(', ') || 'any place'}, ${years || 'any experience'}`,
  };
}
