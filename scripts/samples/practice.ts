/** Two sittings that wait and two that are handed in, one passed and one not, as a trial shows them on the desk. */
import { randomUUID } from 'node:crypto';
import { practicalPapers } from '#data/practicals';
import type { MadePaper } from '#data/practicals/paper';
import { examToken } from '#lib/enquiries/credentials';
import { certificate, fixedInterest } from '#lib/enquiries/forms/certificate';
import type { Enquiry, EnquiryWrite } from '#lib/enquiries/schema/enquiry';
import type { Store } from '#lib/platform/db/store';
import { dayMs } from '#lib/platform/values/india';
import { hashOf } from '#lib/platform/values/token';
import { certificateTask } from '#lib/practice/actions/sitting';
import { fixedSet } from '#lib/practice/rules/papers/draw';
import { make } from '#lib/practice/rules/papers/make';
import { mark } from '#lib/practice/rules/papers/mark';
import { typedAmount } from '#lib/practice/rules/papers/typed';
import { passMarkOf, resultOf } from '#lib/practice/rules/sittings';
import type { Typed } from '#lib/practice/rules/worksheet';
import type { Exam } from '#lib/practice/schema';
import { moduleInWords } from '#lib/practice/words';
import { storeSample } from '#scripts/samples/keep-sample';

type Standing = 'invited' | 'passed' | 'failed';

const people: readonly { readonly module: number; readonly standing: Standing }[] = [
  { module: 5, standing: 'invited' },
  { module: 1, standing: 'invited' },
  { module: 5, standing: 'passed' },
  { module: 1, standing: 'failed' },
];

const minute = 60_000;

/** Adds those that are not there yet; `now` in epoch milliseconds. */
export async function samplePractice(store: Store, now: number): Promise<Record<string, number>> {
  let invited = 0;
  let handedIn = 0;
  for (const [at, { module, standing }] of people.entries()) {
    const enquiry = await personOf(store, at, module, now);
    if (!enquiry) continue;
    const exam = await inviteSample(store, enquiry, module, now - 2 * dayMs);
    if (standing === 'invited') invited += 1;
    else {
      await sitSample(store, enquiry, exam, standing, now - dayMs);
      handedIn += 1;
    }
  }
  return { invitation: invited, 'handed-in paper': handedIn };
}

/** Undefined where the sample is there already. */
async function personOf(
  store: Store,
  at: number,
  module: number,
  now: number,
): Promise<Enquiry | undefined> {
  const key = `sample:practice:${at + 1}`;
  const answers = {
    name: `Sample Learner ${at + 1}`,
    // Each is a person of their own: attempts count for whoever shares a phone.
    mobile: `000000000${at + 1}`,
    email: `sample-learner-${at + 1}@example.com`,
    interests: [fixedInterest],
    selectedCertifications: [String(module)],
  };
  const receivedAt = now - (at + 3) * dayMs;
  if ((await storeSample(store, certificate, answers, { key, receivedAt })) === 0) return undefined;
  return store.findEnquiryOf((await store.findRecorded(key)) ?? '');
}

const lineOf = (enquiry: Enquiry, action: string, at: number, sum: string): EnquiryWrite => ({
  id: enquiry.id,
  change: {},
  event: {
    id: randomUUID(),
    at,
    by: { kind: 'member', address: 'samples', name: 'Samples' },
    action,
    detail: { sum },
  },
});

async function inviteSample(
  store: Store,
  enquiry: Enquiry,
  module: number,
  at: number,
): Promise<Exam> {
  const minutes = practicalPapers.find((each) => each.module === module)?.minutes ?? 0;
  const by = 'samples';
  const sum = moduleInWords(module);
  await store.recordInterview({
    write: lineOf(enquiry, 'interview', at, `${sum}, passed`),
    interview: { id: randomUUID(), enquiryId: enquiry.id, module, passed: true, at, by },
  });
  const id = randomUUID();
  const exam: Exam = {
    id,
    enquiryId: enquiry.id,
    tokenHash: hashOf(await examToken(store, id)),
    module,
    state: 'invited',
    opensAt: at,
    closesAt: at + 7 * dayMs,
    minutes,
    chosenSet: fixedSet,
    invitedAt: at,
    invitedBy: by,
    rev: 0,
  };
  await store.inviteExam(lineOf(enquiry, 'invite-exam', at, sum), exam);
  return exam;
}

async function sitSample(
  store: Store,
  enquiry: Enquiry,
  exam: Exam,
  standing: Exclude<Standing, 'invited'>,
  at: number,
): Promise<void> {
  const { id, module, minutes } = exam;
  const paper = practicalPapers.find((each) => each.module === module);
  if (!paper) throw new Error(`module ${module} has no practical paper`);
  const made = make(paper, fixedSet);
  const sum = moduleInWords(module);
  const write = lineOf(enquiry, 'exam-started', at, sum);
  await store.startExam({
    id,
    at,
    endsAt: at + minutes * minute,
    made: JSON.stringify(made),
    write,
  });
  const typed = answersOf(made, standing === 'passed' ? 0.85 : 0.4);
  await store.saveExam({ id, at: at + minute, cells: typed });
  const marked = mark(made, typed);
  const passMark = passMarkOf(module);
  const result = resultOf(marked.score, marked.of, passMark);
  const { score, of } = marked;
  const endedAt = at + (minutes - 5) * minute;
  const words = `${sum}, ${result.passed ? 'passed' : 'not passed'}, ${result.percent}%`;
  await store.endExam({
    id,
    rev: 1,
    at: endedAt,
    by: 'visitor',
    result: { score, of, passMark, ...result, marked: JSON.stringify(marked) },
    write: lineOf(enquiry, 'exam-done', endedAt, words),
    ...(result.passed && { task: certificateTask({ ...exam, endedAt }, enquiry, endedAt) }),
  });
}

/** The first part of the model answer, as somebody types it; the rest is left empty. */
function answersOf({ answers }: MadePaper, share: number): Typed {
  const known = answers.slice(0, Math.ceil(answers.length * share));
  return Object.fromEntries(
    known.flatMap((answer): [string, string][] => {
      const { cell } = answer;
      if (answer.kind === 'line') {
        const { account, side, paise } = answer;
        return [
          [`${cell}.a`, account],
          [`${cell}.${side}`, typedAmount(paise)],
        ];
      }
      if (answer.kind === 'choice') return [[cell, String(answer.value)]];
      return answer.kind === 'amount' ? [[cell, typedAmount(Number(answer.value))]] : [];
    }),
  );
}
