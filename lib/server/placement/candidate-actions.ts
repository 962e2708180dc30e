/** What a candidate does on their page: answers, takes an answer back, chooses an hour, says whether they met. */
import { wrong } from '#lib/server/http/errors/http-error';
import type { Fields } from '#lib/server/intake/body';
import { isAskedAgain, wordsNow } from '#lib/server/placement/agreed-words';
import { meetMail } from '#lib/server/placement/candidate-mails';
import {
  cancelled,
  type Done,
  keep,
  note,
  type Theirs,
  told,
} from '#lib/server/placement/candidate-writes';
import { markOf, recordOf, wordsVersion } from '#lib/server/placement/consent-words';
import {
  agreedAgainMail,
  meetingMail,
  otherTimesMail,
  saidYesMail,
} from '#lib/server/placement/employer-mails';
import {
  aboutOf,
  conflict,
  liveShortlist,
  personHash,
} from '#lib/server/placement/placement-action';
import { inWords } from '#lib/server/placement/staff-note';
import { takeBack } from '#lib/server/placement/take-back';
import type { Site } from '#lib/server/site';
import type { Enquiry } from '#lib/server/store/enquiries/schema';
import { cut, line, lines } from '#lib/shared/forms/sanitize';
import { readInstant } from '#lib/shared/india';

export const candidateActions = [
  'consent',
  'consent-withdraw',
  'slot',
  'other-slot',
  'went',
] as const;
export type CandidateAction = (typeof candidateActions)[number];

export const isCandidateAction = <Other extends { readonly name: string }>(
  action: Other,
): action is Extract<Other, { readonly name: CandidateAction }> =>
  (candidateActions as readonly string[]).includes(action.name);

const longestWhy = 500;

/** `from`: the address of their browser. 404 where the enquiry is gone, 409 where it is too late, 422 with the field. Throws StoreUnavailable. */
export async function actAsCandidate(
  site: Site,
  enquiry: Pick<Enquiry, 'id'>,
  action: CandidateAction,
  fields: Fields,
  from?: string,
): Promise<Done> {
  const id = line(fields.vacancy);
  const candidate = (await site.store.listCandidates({ enquiry: enquiry.id })).find(
    ({ vacancyId }) => vacancyId === id,
  );
  const vacancy = candidate && (await site.store.findVacancy(id));
  if (!vacancy) return wrong('vacancy', 'You were not asked about this post.');
  const by = { kind: 'visitor' } as const;
  const cause = { email: candidate.email, ...(from && { from }) };
  return actions[action]({ site, vacancy, candidate, fields, at: site.now(), by, cause });
}

/** An hour gives the employer their name and number. */
const readFirst = conflict(
  'The post was changed after you said yes. Please read it and answer that first.',
);
const over = conflict('The post has been filled, so you need not answer any more.');

const actions: Readonly<Record<CandidateAction, (theirs: Theirs) => Promise<Done>>> = {
  async consent(theirs) {
    const { candidate, vacancy, fields, at, site } = theirs;
    const answer = line(fields.answer);
    if (answer !== 'yes' && answer !== 'no') return wrong('answer', 'Please answer yes or no.');
    const again = isAskedAgain(candidate, vacancy);
    if (again && answer === 'no') return takeBack(theirs, 'no');
    // Pressed twice: it stands as it was kept.
    if (!again && candidate.state === answer && candidate.withdrawnAt === undefined)
      return told(answer);
    if (!again && candidate.state !== 'asked') return conflict('You have answered already.');
    if (answer === 'yes' && vacancy.state !== 'open') return over;
    // Who said yes to the post as it was may take their time.
    if (!again && at >= candidate.endsAt) {
      return conflict(
        'The time to answer is over. Write to us if you would still like to be shown.',
      );
    }
    const words = recordOf(vacancy);
    const shown = line(fields.shown);
    // Pay or place were changed since: nobody says yes to what they have not read.
    if (shown !== '' && shown !== markOf(words)) {
      return conflict('The post was changed after you opened this page. Please read it again.');
    }
    const why = cut(lines(fields.why), longestWhy);
    const link = answer === 'yes' ? await liveShortlist(site, vacancy.id, at) : undefined;
    return keep(theirs, {
      from: [candidate.state],
      change: {
        // An interview or a post stands as it stood.
        ...(!again && { state: answer }),
        answeredAt: at,
        words,
        ...(answer === 'yes' && { agreed: wordsNow(vacancy) }),
        ...(answer === 'no' && why && { why }),
      },
      action: `consent-${answer}`,
      mails: [
        note(
          theirs,
          `answer-${candidate.id}${again ? `-${at}` : ''}`,
          `${inWords(candidate)} said ${answer}`,
        ),
        ...(link && again ? [agreedAgainMail(aboutOf(theirs), link, candidate.id, theirs.at)] : []),
        ...(link && !again ? [saidYesMail(aboutOf(theirs), link, candidate.id)] : []),
      ],
      more: {
        ...(answer === 'yes' && { whileOpen: true, asOf: vacancy.version }),
        consent: {
          id: again ? `${candidate.id}/${at}` : candidate.id,
          personHash: await personHash(site.store, candidate.email),
          wordsVersion,
          answer,
          at,
        },
      },
      says: answer,
    });
  },
  'consent-withdraw': (theirs) => takeBack(theirs, 'withdrawn'),
  async slot(theirs) {
    const { candidate, vacancy, fields, at, site } = theirs;
    if (line(fields.slot) === 'other') return actions['other-slot'](theirs);
    const slot = readInstant(line(fields.slot));
    if (slot === undefined) return wrong('slot', 'Please choose one of the times.');
    if (candidate.slotAt === slot) return told('slot');
    if (candidate.state !== 'interview') return conflict('They have not offered you any time now.');
    if (vacancy.state !== 'open') return over;
    if (isAskedAgain(candidate, vacancy)) return readFirst;
    if (!candidate.slots.includes(slot)) return wrong('slot', 'This time was not offered.');
    if (slot <= at)
      return wrong('slot', 'This time has passed. Choose another, or tell us when you can.');
    const meets = { ...candidate, slotAt: slot };
    const link = await liveShortlist(site, vacancy.id, at);
    return keep(theirs, {
      from: ['interview'],
      change: {
        slotAt: slot,
        pickedAt: at,
        otherSlots: null,
        wentCandidate: null,
        wentEmployer: null,
      },
      action: 'slot',
      mails: [
        meetMail(aboutOf(theirs), meets, slot, at),
        meetingMail(aboutOf(theirs), meets, { slotAt: slot, at, link }),
      ],
      more: { whileOpen: true, asOf: vacancy.version },
      says: 'slot',
      clash:
        'Somebody else has just taken this time, or you have an interview then. Choose another.',
    });
  },
  async 'other-slot'(theirs) {
    const { candidate, fields, at, site, vacancy } = theirs;
    const text = cut(lines(fields.text), longestWhy);
    if (!text) return wrong('text', 'Please say when you can.');
    if (candidate.state !== 'interview') return conflict('They have not offered you any time now.');
    if (isAskedAgain(candidate, vacancy)) return readFirst;
    const link = await liveShortlist(site, vacancy.id, at);
    return keep(theirs, {
      from: ['interview'],
      change: { otherSlots: text, slotAt: null, pickedAt: null },
      action: 'other-slot',
      mails: [otherTimesMail(aboutOf(theirs), candidate, { text, at, link })],
      toEmployer: cancelled(theirs),
      says: 'other-slot',
    });
  },
  async went(theirs) {
    const { candidate, fields, at } = theirs;
    const answer = line(fields.answer);
    if (answer !== 'yes' && answer !== 'no') return wrong('answer', 'Please answer yes or no.');
    if (candidate.slotAt === undefined || candidate.slotAt > at) {
      return conflict('You have not had an interview yet.');
    }
    return keep(theirs, {
      from: ['interview', 'hired', 'closed'],
      change: { wentCandidate: answer === 'yes' },
      action: 'went',
      mails: [
        note(
          theirs,
          `went-candidate-${candidate.id}-${at}`,
          `${inWords(candidate)} says: ${answer === 'yes' ? 'we met' : 'we did not meet'}`,
        ),
      ],
      says: 'went',
    });
  },
};
