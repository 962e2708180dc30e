/** Marks sittings whose time is over and whose browser does not come back, and reminds of those that open tomorrow. */
import type { AppContext } from '#lib/platform/context';
import { errorFields, log } from '#lib/platform/log/log';
import { dayMs, endOfDay, instantInIndia, isoDayInIndia } from '#lib/platform/values/india';
import { finishExam, lineOf } from '#lib/practice/actions/sitting';
import { reminderMail } from '#lib/practice/mails';
import { moduleInWords, windowInWords } from '#lib/practice/words';

/** Gives a function that looks once; what could not be marked is tried again by the next startup, which may bring the cure. */
export function newExamJob(context: AppContext): () => Promise<number> {
  const tried = new Set<string>();
  return async () => {
    const { store, now } = context;
    const faulty = (await store.listFaultyExams()).filter((id) => !tried.has(id));
    for (const id of faulty) tried.add(id);
    let ended = 0;
    for (const id of [...(await store.listOverdueExams(now())), ...faulty]) {
      try {
        await finishExam(context, id, 'time');
        ended += 1;
      } catch (error) {
        // One that fails keeps no other from its result.
        log().error({ exam: id, ...errorFields(error) }, 'a practical paper was not ended');
      }
    }
    return ended + (await remindOfExams(context));
  };
}

/** Indian time: when the mail of the day before goes. */
const eveAt = '09:00';

/** Returns how many mails it wrote: one for each invitation, on the day before it opens. */
export async function remindOfExams(context: AppContext): Promise<number> {
  const { store, env, now, wake } = context;
  const at = now();
  if (at < instantInIndia(isoDayInIndia(at), eveAt)) return 0;
  const tomorrow = endOfDay(at);
  let written = 0;
  for (const exam of await store.listExamsToRemind(tomorrow, tomorrow + dayMs)) {
    const enquiry = await store.findEnquiryOf(exam.enquiryId);
    // A person invited today has the days in hand.
    if (!enquiry?.email || isoDayInIndia(exam.invitedAt) === isoDayInIndia(at)) continue;
    const sum = `${moduleInWords(exam.module)}, ${windowInWords(exam, at)}`;
    const line = lineOf(enquiry, { at, action: 'exam-reminder', sum, by: 'site' });
    const mail = reminderMail({ exam, to: enquiry, env, now: at });
    if (await store.remindOfExam(exam.id, { ...line, mails: [mail] })) written += 1;
  }
  if (written > 0) wake('mail');
  return written;
}
