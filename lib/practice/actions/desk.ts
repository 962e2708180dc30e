import { randomUUID } from 'node:crypto';
import { practicalPapers } from '#data/practicals';
import { writeOf } from '#lib/enquiries/actions/write';
import { examToken } from '#lib/enquiries/credentials';
import type { ExamAction } from '#lib/enquiries/rules/actions';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import { asksPayment } from '#lib/payments/actions/ask';
import type { ActionInput, ActionResult } from '#lib/payments/schema';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { dayAndHour, isoInIndia } from '#lib/platform/values/india';
import { line, lines } from '#lib/platform/values/text';
import { hashOf } from '#lib/platform/values/token';
import { certificateTask } from '#lib/practice/actions/sitting';
import { invitationMail, voidMail } from '#lib/practice/mails';
import { readSet } from '#lib/practice/rules/papers/draw';
import {
  examLineOf,
  fewestMinutes,
  mostMinutes,
  readMinutes,
  readWindow,
} from '#lib/practice/rules/sittings';
import type { Exam } from '#lib/practice/schema';
import { moduleInWords, windowInWords } from '#lib/practice/words';
import type { NewTask } from '#lib/tasks/schema';

type Perform = (input: ActionInput) => Promise<ActionResult>;

const otherKind = 'An exam belongs to an enquiry about training, not to one of this kind.';
const wrongModule = 'Choose one of the 17 modules.';
const longestNote = 2_000;

const wherePaymentIs =
  (perform: Perform): Perform =>
  async (input) =>
    asksPayment(input.enquiry.kind) ? perform(input) : { wrong: { action: otherKind } };

const paperOf = (typed: unknown) => {
  const text = line(typed);
  return practicalPapers.find(({ module }) => String(module) === text);
};

const interview: Perform = async ({ context, by, enquiry, fields, now }) => {
  const paper = paperOf(fields.module);
  const answer = line(fields.answer);
  const note = lines(fields.note);
  const wrong = {
    ...(!paper && { module: wrongModule }),
    ...(answer !== 'passed' && answer !== 'not' && { answer: 'Choose passed or not passed.' }),
    ...(note.length > longestNote && { note: `Write at most ${longestNote} characters.` }),
  };
  if (!paper || Object.keys(wrong).length > 0) return { wrong };
  const { module } = paper;
  const passed = answer === 'passed';
  const sum = `${moduleInWords(module)}, ${passed ? 'passed' : 'not passed'}`;
  const action = { name: 'interview', sum, ...(note && { note }) } as const;
  const write = await writeOf(context, by, enquiry, enquiry.state, action);
  const id = randomUUID();
  const written = { ...(note && { note }), at: now, by: by.address };
  const task = passed ? await taskOf(context, enquiry, module, now) : undefined;
  const done = await context.store.recordInterview({
    write,
    interview: { id, enquiryId: enquiry.id, module, passed, ...written },
    ...(task && { task }),
  });
  if (!done) return { stale: true };
  return { answer: { interview: { module, passed } } };
};

/** Issue the certificate: the practical paper was passed before its interview was entered again. */
async function taskOf(
  { store }: ActionInput['context'],
  enquiry: ActionInput['enquiry'],
  module: number,
  now: number,
): Promise<NewTask | undefined> {
  const waits = (await store.listExamsOfPerson(enquiry.id)).find(
    (each) => each.module === module && isPassed(each) && each.certificate === undefined,
  );
  return waits && certificateTask(waits, enquiry, now);
}

const isPassed = ({ state, passed }: Exam) => state === 'done' && passed === true;

const invite: Perform = async ({ context, by, enquiry, fields, now }) => {
  const { store, env } = context;
  const paper = paperOf(fields.module);
  const typedMinutes = line(fields.minutes);
  const minutes = typedMinutes === '' ? paper?.minutes : readMinutes(typedMinutes);
  const set = line(fields.set);
  const chosenSet = set === '' ? undefined : readSet(set);
  const window = readWindow({ opens: line(fields.opens), closes: line(fields.closes) }, now);
  const wrong = {
    ...(!paper && { module: wrongModule }),
    ...('wrong' in window && window.wrong),
    ...(paper &&
      minutes === undefined && {
        minutes: `Write minutes between ${fewestMinutes} and ${mostMinutes}.`,
      }),
    ...(set !== '' && env.mode !== 'trial' && { set: 'A set is chosen in trial mode alone.' }),
    ...(set !== '' && !chosenSet && { set: 'A set has five letters or digits, such as K7Q2M.' }),
  };
  if (!paper || minutes === undefined || 'wrong' in window || Object.keys(wrong).length > 0) {
    return { wrong };
  }
  const { module } = paper;
  const id = randomUUID();
  const exam: Exam = {
    id,
    enquiryId: enquiry.id,
    tokenHash: hashOf(await examToken(store, id)),
    module,
    state: 'invited',
    ...window,
    minutes,
    ...(chosenSet !== undefined && { chosenSet }),
    invitedAt: now,
    invitedBy: by.address,
    rev: 0,
  };
  const sum = `${moduleInWords(module)}, ${windowInWords(exam, now)}, ${minutes} minutes`;
  const write = await writeOf(context, by, enquiry, enquiry.state, { name: 'invite-exam', sum });
  const mails = mailsTo(enquiry, (to) => invitationMail({ exam, to, env, now }));
  const done = await store.inviteExam({ ...write, mails }, exam);
  if (done === 'stale') return { stale: true };
  if (done !== 'invited') return refused(done, module);
  context.wake('mail');
  return { answer: { exam: answerOf(exam) } };
};

function refused(why: 'no-interview' | 'open' | 'unpaid', module: number): ActionResult {
  if (why === 'unpaid') {
    const code = examLineOf(module);
    const text = `The first attempt is used. Another one must be paid for: ask for payment of ${code} first.`;
    return { wrong: { module: text }, status: 422 };
  }
  const text =
    why === 'open'
      ? 'An invitation to this paper is open already: cancel that first.'
      : 'The interview of this module is not passed yet: enter its result first.';
  return { wrong: { module: text }, status: 409 };
}

const mailsTo = (to: Enquiry, write: (to: Enquiry) => OutgoingMail): readonly OutgoingMail[] =>
  to.email === '' ? [] : [write(to)];

/** For a script; the link is in the mail and on the visitor's page alone. */
const answerOf = ({ id, module, state, opensAt, closesAt, minutes }: Exam) => ({
  id,
  module,
  state,
  opens: isoInIndia(opensAt),
  closes: isoInIndia(closesAt),
  minutes,
});

type Chosen = { readonly exam: Exam } | { readonly result: ActionResult };

/** The sitting that is named, or the only one that the action fits. */
async function chooseExam(
  { context, enquiry, fields }: ActionInput,
  fits: (exam: Exam) => boolean,
  none: string,
): Promise<Chosen> {
  const exams = await context.store.listExamsOf(enquiry.id);
  const named = line(fields.exam);
  if (named !== '') {
    const exam = exams.find(({ id }) => id === named);
    if (!exam) return { result: { wrong: { exam: 'This enquiry has no such practical paper.' } } };
    return fits(exam) ? { exam } : { result: { wrong: { exam: none }, status: 409 } };
  }
  const [exam, ...more] = exams.filter(fits);
  if (!exam) return { result: { wrong: { exam: none }, status: 409 } };
  if (more.length === 0) return { exam };
  return { result: { wrong: { exam: 'Choose which practical paper you mean.' } } };
}

const minuteMs = 60_000;

const extend: Perform = async (input) => {
  const { context, by, enquiry, fields, now } = input;
  const minutes = readMinutes(line(fields.minutes), 1);
  const note = lines(fields.note);
  if (minutes === undefined) {
    return { wrong: { minutes: `Write minutes between 1 and ${mostMinutes}.` } };
  }
  const runs = ({ state, endsAt = 0 }: Exam) => state === 'running' && now < endsAt;
  const chosen = await chooseExam(input, runs, 'It does not run now: nothing can be added to it.');
  if ('result' in chosen) return chosen.result;
  const { id, module, endsAt: before = 0, closesAt } = chosen.exam;
  const endsAt = Math.min(before + minutes * minuteMs, closesAt);
  if (endsAt <= before) {
    const text = `It closes on ${dayAndHour(closesAt)} in any case. Cancel it and invite again.`;
    return { wrong: { minutes: text } };
  }
  const sum = `${moduleInWords(module)}, until ${dayAndHour(endsAt)}`;
  const action = { name: 'extend-exam', sum, ...(note && { note }) } as const;
  const write = await writeOf(context, by, enquiry, enquiry.state, action);
  const given = Math.round((endsAt - before) / minuteMs);
  const done = await context.store.extendExam(write, { id, before, endsAt, minutes: given });
  if (done === 'stale') return { stale: true };
  if (done === 'not-now') {
    return { wrong: { exam: 'It was handed in just now.' }, status: 409 };
  }
  return { answer: { exam: { id, module, state: 'running', ends: isoInIndia(endsAt) } } };
};

const setAside: Perform = async (input) => {
  const { context, by, enquiry, fields, now } = input;
  const { env } = context;
  const reason = lines(fields.reason);
  if (reason === '' || reason.length > longestNote) {
    return { wrong: { reason: 'Write the reason: the candidate reads it.' } };
  }
  const chosen = await chooseExam(
    input,
    ({ state }) => state !== 'void',
    'There is no practical paper to cancel.',
  );
  if ('result' in chosen) return chosen.result;
  const { exam } = chosen;
  const sum = `${moduleInWords(exam.module)}, “${reason}”`;
  const write = await writeOf(context, by, enquiry, enquiry.state, { name: 'void-exam', sum });
  const mails = mailsTo(enquiry, (to) => voidMail({ exam, to, env, now }, reason));
  const done = await context.store.voidExam(
    { ...write, mails },
    {
      id: exam.id,
      by: by.address,
      reason,
    },
  );
  if (done === 'stale') return { stale: true };
  if (done === 'not-now') {
    const text = 'A certificate was issued on it: withdraw the certificate first.';
    return { wrong: { exam: text }, status: 409 };
  }
  context.wake('mail');
  return { answer: { exam: { ...answerOf(exam), state: 'void' } } };
};

export const examActions: Readonly<Record<ExamAction, Perform>> = {
  interview: wherePaymentIs(interview),
  'invite-exam': wherePaymentIs(invite),
  'extend-exam': wherePaymentIs(extend),
  'void-exam': wherePaymentIs(setAside),
};
