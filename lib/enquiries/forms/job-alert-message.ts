import { line } from '#lib/platform/values/text';

const beginning = 'Job alerts:';

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
    message: `${beginning} ${places.join(', ') || 'any place'}, ${years || 'any experience'}`,
  };
}

interface Sent {
  readonly kind: string;
  readonly transcript: readonly { readonly name: string; readonly value: string }[];
}

/** Whether a contact enquiry is such a sign-up. */
export const isJobAlert = ({ kind, transcript }: Sent): boolean =>
  kind === 'contact' &&
  transcript.some(({ name, value }) => name === 'message' && value.startsWith(beginning));
