/**
 * The two histories of a placement: that of the vacancy, on the employer's enquiry, and that of each candidate, on their
 * application. Each has two readers, staff and the person themselves, and says to each what is true of them: an employer
 * reads no name of a candidate, and a candidate none of the employer's staff.
 */
import { dayAndHour, readInstant } from '#lib/platform/values/india';
import { own } from '#lib/platform/values/text';

type Side = 'candidate' | 'vacancy';

interface EventWords {
  /** It is the first name of a member, of the candidate in their own history, or "The site". */
  readonly who: string;
  /** The candidates that it is about, in the history of the vacancy. */
  readonly name: string;
  /** The number of these candidates. */
  readonly many: number;
  readonly detail: Readonly<Record<string, string>>;
}

interface Line {
  /** On the desk: what stands out, and the rest of the sentence. */
  readonly staff: (words: EventWords) => readonly [headline: string, rest: string];
  /** On the person's own page; absent where it is no business of theirs. */
  readonly own?: (words: EventWords) => string;
}

const hourOf = ({ detail }: EventWords): string => {
  const at = detail.slot === undefined ? undefined : readInstant(detail.slot);
  return at === undefined ? '' : dayAndHour(at);
};

const met = ({ detail }: EventWords) => (detail.answer === 'no' ? 'did not meet' : 'met');

/** "the search has ended" of a vacancy that was closed, "the post is filled" of any other. */
const ended = ({ detail }: EventWords) =>
  detail.state === 'closed' ? 'the search has ended' : 'the post is filled';

const again = ({ many }: EventWords) => (many > 1 ? `${many} candidates` : 'a candidate');

const rows = {
  propose: {
    candidate: {
      staff: ({ who }) => [`${who} asked them`, ' about a post.'],
      own: ({ who }) => `${who} asked you about a post.`,
    },
    vacancy: {
      staff: ({ who, name }) => [`${who} asked ${name}`, ' about the post.'],
      own: ({ many }) =>
        `We asked ${many > 1 ? `${many} people` : 'somebody'} whether we may show them to you.`,
    },
  },
  'consent-yes': {
    candidate: {
      staff: ({ who }) => [`${who} said yes`, ' to being shown.'],
      own: () => 'You said yes to being shown for a post.',
    },
    vacancy: {
      staff: ({ name }) => [`${name} said yes`, ' to being shown.'],
      own: () => 'A candidate said yes to being shown to you.',
    },
  },
  'consent-no': {
    candidate: {
      staff: ({ who }) => [`${who} said no`, ' to being shown.'],
      own: () => 'You said no to being shown for a post.',
    },
    vacancy: { staff: ({ name }) => [`${name} said no`, ' to being shown.'] },
  },
  'asked-again': {
    candidate: {
      staff: () => ['The post was changed', ': they are asked again, and not shown meanwhile.'],
      own: () => 'The post was changed, so we asked you again.',
    },
    vacancy: {
      staff: ({ name }) => [
        'The post was changed',
        `: we asked ${name} again, and show nothing of them meanwhile.`,
      ],
      own: (words) => `The post was changed, so we asked ${again(words)} again.`,
    },
  },
  'consent-withdraw': {
    candidate: {
      staff: ({ who }) => [`${who} withdrew the consent`, ': the employer sees nothing more.'],
      own: () => 'You withdrew your consent.',
    },
    vacancy: {
      staff: ({ name }) => [`${name} withdrew the consent`, ': the employer sees nothing more.'],
      own: () => 'A candidate withdrew consent and is no longer shown to you.',
    },
  },
  shown: {
    candidate: {
      staff: () => ['Shown to the employer', ' on the shortlist.'],
      own: () => 'The employer can now see what you agreed to.',
    },
    vacancy: {
      staff: ({ name }) => [`${name} is shown`, ' on the shortlist.'],
      own: () => 'A candidate was added to your page.',
    },
  },
  'resume-opened': {
    candidate: { staff: () => ['The employer opened the resume', ''] },
    vacancy: {
      staff: ({ name }) => ['The employer opened the resume', ` of ${name}.`],
      own: () => 'You opened a resume.',
    },
  },
  interview: {
    candidate: {
      staff: () => ['The employer offers an interview', ''],
      own: () => 'The employer offered you an interview.',
    },
    vacancy: {
      staff: ({ name }) => [`The employer offers ${name}`, ' an interview.'],
      own: () => 'You offered an interview.',
    },
  },
  slot: {
    candidate: {
      staff: ({ who }) => [`${who} chose the time`, ' of the interview.'],
      own: () => 'You chose the time of an interview.',
    },
    vacancy: {
      staff: (words) => [
        `${words.name} chose the time`,
        hourOf(words) ? `: ${hourOf(words)}.` : '',
      ],
      own: (words) => `An interview was agreed${hourOf(words) ? `: ${hourOf(words)}` : ''}.`,
    },
  },
  'other-slot': {
    candidate: {
      staff: ({ who }) => [`${who} asked for other times`, ''],
      own: () => 'You asked for other times.',
    },
    vacancy: {
      staff: ({ name }) => [`${name} asked for other times`, ''],
      own: () => 'A candidate asked for other times.',
    },
  },
  'interview-off': {
    candidate: {
      staff: (words) => ['The interview was cancelled', `: ${hourOf(words)}.`],
      own: (words) => `Your interview on ${hourOf(words)} was cancelled.`,
    },
    vacancy: {
      staff: (words) => [`The interview with ${words.name} was cancelled`, `: ${hourOf(words)}.`],
      own: (words) => `The interview on ${hourOf(words)} was cancelled.`,
    },
  },
  went: {
    candidate: {
      staff: (words) => {
        if (words.detail.says === 'employer')
          return [`The employer says that they ${met(words)}`, ''];
        return [
          `${words.who} ${words.detail.says === 'staff' ? 'noted' : 'says'} that they ${met(words)}`,
          '',
        ];
      },
      own: (words) => {
        if (words.detail.says === 'employer') return `The employer said that you ${met(words)}.`;
        return `${words.detail.says === 'staff' ? 'We noted' : 'You said'} that you ${met(words)}.`;
      },
    },
    vacancy: {
      staff: (words) => {
        const says =
          words.detail.says === 'staff'
            ? `${words.who} noted`
            : words.detail.says === 'employer'
              ? 'The employer says'
              : `${words.name} says`;
        return [
          says,
          ` that they ${met(words)}${words.detail.says === 'candidate' ? '' : `: ${words.name}`}.`,
        ];
      },
      own: (words) => {
        if (words.detail.says === 'employer') return `You said that you ${met(words)} a candidate.`;
        return `${words.detail.says === 'staff' ? 'We noted' : 'A candidate said'} that you ${met(words)}.`;
      },
    },
  },
  'employer-no': {
    candidate: {
      staff: () => ['The employer decided not to proceed', ' with them.'],
      own: () => 'The employer decided not to proceed with your application.',
    },
    vacancy: {
      // Until release 3 this line was written for somebody who was hired elsewhere, and named nobody.
      staff: ({ name, detail }) =>
        detail.candidate === undefined
          ? ['A candidate was hired elsewhere', '']
          : ['The employer decided not to proceed', ` with ${name}.`],
      own: ({ detail }) =>
        detail.candidate === undefined
          ? 'A candidate found another post and is no longer shown to you.'
          : 'You decided not to proceed with a candidate.',
    },
  },
  'employer-gone': {
    candidate: {
      staff: () => ['The employer withdrew', ' the search.'],
      own: () => 'The employer withdrew the search.',
    },
  },
  'hired-elsewhere': {
    candidate: {
      staff: () => ['Hired elsewhere', ': no longer proposed for this post.'],
      own: () => 'You have another post, so we no longer propose you for this one.',
    },
    vacancy: {
      staff: ({ name }) => [`${name} was hired elsewhere`, ': no longer a candidate.'],
      own: ({ detail }) =>
        detail.knew === 'no' ? '' : 'A candidate found another post and is no longer shown to you.',
    },
  },
  hired: {
    candidate: {
      staff: () => ['Hired', ': the application is closed as placed.'],
      own: () => 'You got the job.',
    },
    vacancy: {
      staff: ({ name }) => [`${name} is hired`, '.'],
      own: () => 'A candidate is hired.',
    },
  },
  thank: {
    candidate: {
      staff: (words) => [`${words.who} wrote to thank them`, `: ${ended(words)}.`],
      own: (words) => `We wrote to you: ${ended(words)}.`,
    },
    vacancy: { staff: ({ who, name }) => [`${who} wrote to thank`, ` ${name}.`] },
  },
  share: {
    vacancy: {
      staff: ({ who }) => [`${who} sent the shortlist`, ' to the employer.'],
      own: ({ who }) => `${who} sent you the shortlist.`,
    },
  },
  unshare: {
    vacancy: {
      staff: ({ who }) => [`${who} closed the shortlist`, ''],
      own: () => 'We closed the page with the shortlist.',
    },
  },
  question: {
    candidate: { staff: () => ['The employer asks', ' about them.'] },
    vacancy: {
      staff: ({ name }) => ['The employer asks', ` about ${name}.`],
      own: () => 'You asked us a question.',
    },
  },
  'candidate-question': {
    candidate: {
      staff: ({ who }) => [`${who} asks`, ' about the post.'],
      own: () => 'You asked us a question about a post.',
    },
    vacancy: { staff: ({ name }) => [`${name} asks`, ' about the post.'] },
  },
  'answer-question': {
    candidate: {
      staff: ({ who, detail }) => [
        `${who} answered`,
        detail.asker === 'candidate' ? ' their question.' : ' the employer’s question.',
      ],
      own: ({ detail }) =>
        detail.asker === 'candidate' ? 'We answered your question by mail.' : '',
    },
    vacancy: {
      staff: ({ who, name, detail }) => [
        `${who} answered`,
        detail.asker === 'candidate'
          ? ` a question of ${name}.`
          : ` their question${detail.candidate === undefined ? '' : ` about ${name}`}.`,
      ],
      own: ({ detail }) =>
        detail.asker === 'candidate' ? '' : 'We answered your question by mail.',
    },
  },
  renew: {
    vacancy: {
      staff: () => ['The employer asked for the shortlist again', ''],
      own: () => 'You asked for the shortlist again.',
    },
  },
  'passed-on': {
    vacancy: { staff: () => ['The shortlist was opened in a second browser', ''] },
  },
  reminded: {
    candidate: { staff: () => ['Mails went out', ' about the interview or the post.'] },
  },
  vacancy: {
    vacancy: {
      staff: ({ who, detail }) => [
        `${who} changed the vacancy`,
        detail.state ? `: it is now ${detail.state}.` : '',
      ],
      own: ({ detail }) => {
        if (detail.state === 'closed') return 'We ended the search for your post.';
        if (detail.state === 'filled') return 'Your post is filled.';
        return detail.state === 'open' ? 'We are looking for people for you again.' : '';
      },
    },
  },
} as const satisfies Record<string, Partial<Record<Side, Line>>>;

export type PlacementEvent = keyof typeof rows;

interface Recorded {
  readonly action: string;
  readonly detail: Readonly<Record<string, string>>;
}

/** `kind`: of the enquiry whose history it is; `nameOf`: what staff call a candidate, by the opaque id. */
interface Reading {
  readonly kind: string;
  readonly who: string;
  readonly nameOf?: ((candidate: string) => string | undefined) | undefined;
}

/** `undefined` for what is no event of placement; `own` is absent where the person does not read of it. */
export function placementLine(
  { action, detail }: Recorded,
  { kind, who, nameOf }: Reading,
): { readonly staff: readonly [string, string]; readonly own: string | undefined } | undefined {
  const row: Partial<Record<Side, Line>> | undefined = own(rows, action);
  // The interview before a practical paper has the same name, and no employer: its result is in words.
  if (!row || (action === 'interview' && detail.sum !== undefined)) return undefined;
  const line = row[kind === 'employer' ? 'vacancy' : 'candidate'] ?? row.candidate ?? row.vacancy;
  const ids = candidatesIn(detail);
  const words = { who, name: namesOf(ids, nameOf), many: ids.length, detail };
  if (!line) return undefined;
  const [headline, rest] = line.staff(words);
  const begins = headline.charAt(0).toUpperCase() + headline.slice(1);
  return { staff: [begins, rest], own: line.own?.(words) || undefined };
}

/** A line of the vacancy may be about several. */
const candidatesIn = (detail: Recorded['detail']): readonly string[] =>
  detail.candidate?.split(' ') ?? [];

const mostNamed = 3;

/** "Asha Sample, Priya Sample and 2 others"; of those who were erased only that there was somebody. */
function namesOf(ids: readonly string[], nameOf: Reading['nameOf']): string {
  const names = ids.flatMap((id) => nameOf?.(id) ?? []);
  if (names.length === 0) return ids.length > 1 ? `${ids.length} candidates` : 'a candidate';
  const named = names.slice(0, mostNamed);
  const others = ids.length - named.length;
  if (others > 0) return `${named.join(', ')} and ${others === 1 ? '1 other' : `${others} others`}`;
  return named.length === 1
    ? (named[0] ?? '')
    : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}
