/** All that is stored of one person, from any of their enquiries: what they wrote, were told, paid, and come to. */
import { answerOf } from '#lib/server/desk/enquiry/answers-view';
import { memberName, nameShown } from '#lib/server/desk/list/rows';
import { kindInWords, lineOf, shortened, stateShown } from '#lib/server/desk/list/words';
import { ownOf } from '#lib/server/desk/person/own-lines';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { dateInWords, timeInList } from '#lib/server/desk/times-in-words';
import { isNear } from '#lib/server/enquiries/person';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import { phoneKey } from '#lib/server/store/enquiries/phone-key';
import type { Answer } from '#lib/server/store/store';
import { deskEnquiryPath } from '#lib/shared/addresses/desk-routes';
import { phoneOf } from '#lib/shared/forms/patterns';
import { isoInIndia } from '#lib/shared/india';

export type PersonView = Awaited<ReturnType<typeof personView>>;

export async function personView(visit: Visit, enquiry: Enquiry) {
  const { site, members, now } = visit;
  const { store } = site;
  const related = await store.listRelated(enquiry.id);
  const all = [enquiry, ...related].sort((one, other) => other.receivedAt - one.receivedAt);
  const [submissions, notes, own] = await Promise.all([
    Promise.all(all.map(({ id }) => store.findSubmission(id))),
    store.listNotes(all.map(({ id }) => id)),
    ownOf(visit, all),
  ]);
  const answers = all.map((each, at) => [each, submissions[at]?.transcript ?? []] as const);
  const name = nameShown(enquiry.name);
  return {
    reference: enquiry.reference,
    version: enquiry.version,
    name,
    back: deskEnquiryPath(enquiry.reference),
    many: all.length,
    open: all.filter(({ state, suspicion }) => state !== 'done' && suspicion === undefined).length,
    sides: sidesOf(enquiry, all),
    enquiries: answers.map(([each, transcript]) => {
      const last = notes[each.id]?.at(-1);
      return {
        reference: each.reference,
        href: deskEnquiryPath(each.reference),
        date: dateInWords(each.receivedAt),
        title: kindInWords(each.kind),
        sub: [
          each.reference,
          each.member ? `with ${memberName(each.member, members)}` : 'with nobody',
          last?.detail.note ? `“${shortened(last.detail.note, 90)}”` : lineOf(transcript),
        ].join(', '),
        ...stateShown(each),
      };
    }),
    answers: answersOf(answers),
    ...own,
    notes: all
      .flatMap((each) => (notes[each.id] ?? []).map((event) => ({ each, event })))
      .sort((one, other) => other.event.at - one.event.at)
      .map(({ each, event }) => ({
        id: event.id,
        iso: isoInIndia(event.at),
        time: timeInList(event.at, now),
        who: event.by.kind === 'member' ? memberName(event.by.address, members) : name,
        about: `${kindInWords(each.kind)}, ${each.reference}`,
        text: event.detail.note ?? '',
      })),
  };
}

/** A name, its phones and addresses: those of the enquiry that was opened first, then what was joined by hand. */
function sidesOf(enquiry: Enquiry, all: readonly Enquiry[]) {
  const sides: Enquiry[][] = [];
  for (const each of [enquiry, ...all]) {
    const side = sides.find((known) => known.some((one) => isNear(one, each)));
    if (side) side.push(each);
    else sides.push([each]);
  }
  return sides.map((side) => ({
    reference: side[0]?.reference ?? '',
    names: unique(side.map(({ name }) => nameShown(name))),
    phones: [...new Map(side.map(({ phone }) => [phoneKey(phone) || phone, phone])).values()]
      .filter(Boolean)
      .map(phoneOf),
    emails: unique(side.map(({ email }) => email)),
    // By a member: it can be parted again.
    isJoined: !side.includes(enquiry),
  }));
}

const unique = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))];

/** Each question once: the newest answer first, and the earlier ones where they differ. */
function answersOf(answers: readonly (readonly [Enquiry, readonly Answer[]])[]) {
  const questions = new Map<string, { date: string; value: string }[]>();
  for (const [{ receivedAt }, transcript] of answers) {
    for (const answer of transcript) {
      const { label, value } = answerOf(answer);
      if (value === '') continue;
      const known = questions.get(label) ?? [];
      if (known.every((each) => each.value !== value))
        known.push({ date: dateInWords(receivedAt), value });
      questions.set(label, known);
    }
  }
  return [...questions].map(([label, given]) => ({ label, given }));
}
