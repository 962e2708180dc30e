/** Members handle interviews and sittings, with every refusal, and with the consequences of a result. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { POST as issueCall } from '#app/api/desk/certificates/route';
import { GET as deskPage } from '#app/desk/[reference]/route';
import { GET as printedPage } from '#app/desk/certificates/[number]/route';
import { GET as examSheetPage } from '#app/desk/exams/[id]/route';
import { GET as examsPage } from '#app/desk/exams/route';
import { GET as verifyPage } from '#app/verify/[number]/route';
import { levelDetails } from '#data/certification';
import { examToken, mailLinks } from '#lib/enquiries/credentials';
import { withGst } from '#lib/platform/values/money';
import { remindOfExams } from '#lib/practice/jobs';
import { GET as visitorPage } from '#pages/enquiry/[token]/route';
import { newBrowser, signedInBrowser } from '#tests/desk/desk-site';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import {
  attribute,
  type ExamDesk,
  minuteMs,
  openExamDesk,
  rightCells,
  window,
} from '#tests/practice/exam-desk';

/** Rupees of a further attempt at the exam, GST included. */
const exam = withGst(levelDetails.foundation.examFee).total;

let desk: ExamDesk;
const hook = {
  LEADS_WEBHOOK_URL: 'https://hooks.example/in',
  LEADS_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
};
const day = 24 * 60 * minuteMs;
beforeEach(async () => {
  desk = await openExamDesk(hook);
});
afterEach(() => desk.close());

test('nobody is invited before the interview is passed, nor twice at a time', async () => {
  const asked = { module: '5', ...window };
  expect((await desk.perform('invite-exam', asked)).status).toBe(409);
  await desk.perform('interview', { module: '5', answer: 'not', note: 'Ledgers again' });
  expect((await desk.perform('invite-exam', asked)).status).toBe(409);
  await desk.perform('interview', { module: '5', answer: 'passed' });
  expect((await desk.perform('invite-exam', asked)).status).toBe(200);
  expect((await desk.perform('invite-exam', asked)).status).toBe(409);
  // Another module is another exam.
  await desk.perform('interview', { module: '6', answer: 'passed' });
  expect((await desk.perform('invite-exam', { ...asked, module: '6' })).status).toBe(200);
});

test('the phone interview is no interview with an employer: neither on the desk nor on the page of the visitor', async () => {
  await desk.perform('interview', { module: '5', answer: 'passed' });
  const browser = await signedInBrowser(desk);
  const { reference, token } = desk;
  const onDesk = await browser.read(deskPage, `/desk/${reference}`, { reference });
  const own = await newBrowser().read(visitorPage, `/enquiry/${token}`, { token });
  expect(onDesk).toContain('Meena held the interview');
  expect(own).toContain('Interview by phone: AcSS 5, GST fundamentals, passed.');
  expect(onDesk + own).not.toMatch(/employer offer/i);
});

test.each([
  [{ module: '18' }, 'module'],
  [{ module: '' }, 'module'],
  [{ opens: '' }, 'opens'],
  [{ opens: '2026-11-23' }, 'opens'],
  [{ opens: 'soon' }, 'opens'],
  [{ closes: '2026-11-23' }, 'closes'],
  [{ opens: '2026-11-26', closes: '2026-11-25' }, 'closes'],
  [{ opens: '2026-11-26T10:00', closes: '2026-11-26T10:00' }, 'closes'],
  [{ minutes: '4' }, 'minutes'],
  [{ minutes: '601' }, 'minutes'],
  [{ minutes: 'an hour' }, 'minutes'],
  [{ set: 'K7' }, 'set'],
])('an invitation is refused by the field that is wrong: %p', async (fields, field) => {
  await desk.perform('interview', { module: '5', answer: 'passed' });
  const answer = await desk.perform('invite-exam', { module: '5', ...window, ...fields });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.errors ?? {})).toEqual([field]);
});

test.each([
  [{ module: '0', answer: 'passed' }, 'module'],
  [{ module: '5', answer: 'yes' }, 'answer'],
])('an interview is refused by the field that is wrong: %p', async (fields, field) => {
  const answer = await desk.perform('interview', fields);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.errors ?? {})).toEqual([field]);
});

test('a page that was read before a colleague acted changes nothing', async () => {
  const asked = { module: '5', answer: 'passed', version: 0 };
  await desk.perform('interview', { module: '5', answer: 'passed' });
  expect((await desk.perform('interview', asked)).status).toBe(409);
});

test('a further attempt needs its paid line, and each line is good for one', async () => {
  const { token } = await desk.invite();
  await desk.send(token, { action: 'start' });
  await desk.send(token, { action: 'submit' });
  const asked = { module: '5', set: 'K7Q2M', ...window };
  const refused = await desk.perform('invite-exam', asked);
  expect(refused.status).toBe(422);
  expect(refused.errors?.module).toContain('exam-foundation');
  await desk.perform('ask-payment', { line: 'exam-foundation' });
  expect((await desk.perform('invite-exam', asked)).status).toBe(422);
  const paid = { method: 'bank', amount: String(exam), number: 'SMPLN1', on: '2026-11-24' };
  expect((await desk.perform('paid-elsewhere', paid)).status).toBe(200);
  const second = await desk.perform('invite-exam', asked);
  expect(second.status).toBe(200);
  const { token: again } = await tokenOf(second);
  await desk.send(again, { action: 'start' });
  await desk.send(again, { action: 'submit' });
  expect((await desk.perform('invite-exam', asked)).status).toBe(422);
});

async function tokenOf(answer: object) {
  const { exam } = answer as { readonly exam: { readonly id: string } };
  return { id: exam.id, token: await examToken(desk.context.store, exam.id) };
}

test('what was set aside, or never started, is no attempt', async () => {
  const { token } = await desk.invite();
  await desk.send(token, { action: 'start' });
  expect((await desk.perform('void-exam', { reason: '' })).status).toBe(422);
  expect((await desk.perform('void-exam', { reason: 'The power was cut' })).status).toBe(200);
  const { html } = await desk.page(token);
  expect(attribute(html, 'data-state')).toBe('void');
  expect(html).toContain('The power was cut');
  expect((await desk.send(token, { action: 'save', 'c.value': '1' })).status).toBe(409);
  expect((await desk.send(token, { action: 'submit' })).status).toBe(409);
  expect((await desk.perform('void-exam', { reason: 'Again' })).status).toBe(409);
  const second = await desk.invite();
  desk.clock.now += 5 * day;
  expect(attribute((await desk.page(second.token)).html, 'data-state')).toBe('closed');
  expect((await desk.send(second.token, { action: 'start' })).status).toBe(409);
  const later = { opens: '2026-11-30', closes: '2026-12-02' };
  expect((await desk.perform('invite-exam', { module: '5', ...later })).status).toBe(200);
});

test('nothing starts before it opens', async () => {
  const { token } = await desk.invite({ opens: '2026-11-25T10:00' });
  expect((await desk.send(token, { action: 'start' })).status).toBe(409);
  const { html } = await desk.page(token);
  expect(html).not.toContain('value="start"');
  desk.clock.now = Date.parse('2026-11-25T10:00:00+05:30');
  expect((await desk.send(token, { action: 'start' })).status).toBe(200);
});

test('more minutes reach the one that runs, never one that is handed in', async () => {
  const { token, id } = await desk.invite();
  expect((await desk.perform('extend-exam', { minutes: '10' })).status).toBe(409);
  await desk.send(token, { action: 'start' });
  expect((await desk.perform('extend-exam', { minutes: '0' })).status).toBe(422);
  expect((await desk.perform('extend-exam', { exam: 'x', minutes: '5' })).status).toBe(422);
  const fields = { exam: id, minutes: '10', note: 'The line was down' };
  expect((await desk.perform('extend-exam', fields)).status).toBe(200);
  const heard = await desk.send(token, { action: 'save' });
  expect(heard).toMatchObject({ status: 200, left: 50 * 60 });
  await desk.send(token, { action: 'submit' });
  expect((await desk.perform('extend-exam', fields)).status).toBe(409);
});

test('it closes at its hour, whatever minutes are given', async () => {
  const { token } = await desk.invite({ closes: '2026-11-24T12:30' });
  await desk.send(token, { action: 'start' });
  await desk.perform('extend-exam', { minutes: '60' });
  expect(await desk.send(token, { action: 'save' })).toMatchObject({ left: 50 * 60 });
  expect((await desk.perform('extend-exam', { minutes: '5' })).status).toBe(422);
});

test('an enquiry of another kind has no exam', async () => {
  const submission = enquiryOf({
    id: randomUUID(),
    kind: 'application',
    receivedAt: desk.clock.now,
  });
  await desk.context.store.recordSubmission(submission, []);
  const { reference } = submission.enquiry;
  const asked = { module: '5', answer: 'passed' };
  expect((await desk.performOn(reference, 'interview', asked)).status).toBe(422);
});

test('a passed sitting becomes a certificate that says so, and the percent only by choice', async () => {
  const { token, id } = await desk.invite();
  await desk.send(token, { action: 'start' });
  await desk.send(token, { action: 'submit', ...rightCells() });
  const [task] = await desk.context.store.listTasksOf(desk.id);
  expect(task).toMatchObject({ kind: 'certificate', subject: `exam:${id}` });
  const form = new URL(task?.detail.href ?? '', 'http://localhost').searchParams;
  expect(Object.fromEntries(form)).toEqual({
    enquiry: desk.reference,
    what: '5',
    date: '2026-11-24',
    exam: id,
  });
  const browser = await signedInBrowser(desk);
  const { name } = await desk.enquiry();
  const issued = await browser.send(issueCall, '/api/desk/certificates', {
    ...{ action: 'issue', name, what: '5', date: '2026-11-24', consent: 'yes', exam: id },
  });
  const { numbers } = (await issued.json()) as { readonly numbers: readonly string[] };
  const number = numbers[0] ?? '';
  expect(await desk.context.store.listTasksOf(desk.id)).toEqual([]);
  const [mail, ...more] = desk.owed().filter(({ topic }) => topic === `exam-${id}-certificate`);
  expect(mail?.subject).toBe(`Your certificate ${number}: AcSS 5, GST fundamentals`);
  expect(mail?.text).toContain(`/verify/${number}`);
  expect(more).toEqual([]);
  const own = await newBrowser().read(visitorPage, `/enquiry/${desk.token}`, { token: desk.token });
  expect(own).toContain(`We issued your certificate: AcSS 5, GST fundamentals, ${number}`);
  const look = () => newBrowser().read(verifyPage, `/verify/${number}`, { number });
  expect(await look()).toContain('practical paper, 24 Nov 2026');
  expect(await look()).not.toContain('100%');
  const printed = () => browser.read(printedPage, `/desk/certificates/${number}`, { number });
  expect(await printed()).toContain('>Practical paper, 24 Nov 2026<');
  expect((await desk.send(token, { action: 'marks', show: 'maybe' })).status).toBe(422);
  await desk.send(token, { action: 'marks', show: 'yes' });
  expect(await look()).toContain('practical paper, 24 Nov 2026, 100%');
  expect(await printed()).toContain('>Practical paper, 24 Nov 2026, 100%<');
  const json = await newBrowser().read(verifyPage, `/verify/${number}.json`, {
    number: `${number}.json`,
  });
  expect(json).toContain('practical paper, 24 Nov 2026, 100%');
  // A certificate that holds cannot lose its ground.
  expect((await desk.perform('void-exam', { exam: id, reason: 'Late' })).status).toBe(409);
  await browser.send(issueCall, '/api/desk/certificates', { action: 'revoke', number });
  expect((await desk.perform('void-exam', { exam: id, reason: 'Late' })).status).toBe(200);
});

test('the result is on the visitor’s page and on the desk, with the sheet', async () => {
  const { token, id } = await desk.invite();
  await desk.send(token, { action: 'start' });
  await desk.send(token, { action: 'save', 'c.value': '33750' });
  const staff = await signedInBrowser(desk);
  const before = await desk.context.store.findExam(id);
  desk.clock.now += 41 * minuteMs;
  const look = await staff.read(examSheetPage, `/desk/exams/${id}`, { id });
  expect(look).toContain('value="33750"');
  expect(await desk.context.store.findExam(id)).toEqual(before);
  await desk.page(token);
  const list = await staff.read(examsPage, '/desk/exams');
  expect(list).toMatch(new RegExp(`data-exam="${id}" data-module="5" data-state="done"`));
  const page = await staff.read(deskPage, `/desk/${desk.reference}`, { reference: desk.reference });
  expect(page).toMatch(new RegExp(`data-exam="${id}" data-module="5" data-state="done"`));
  expect(page).toContain('Not passed, ');
  const own = await newBrowser().read(visitorPage, `/enquiry/${desk.token}`, { token: desk.token });
  expect(own).toMatch(/data-exam-module="5" data-percent="\d+" data-passed="no"/);
  expect(own).toContain(`/exam/${token}`);
});

test('each mail says what to do, with the link, and no store keeps that link', async () => {
  const { token, id } = await desk.invite();
  const [invitation] = desk.owed().filter(({ topic }) => topic === `exam-${id}-invited`);
  expect(invitation?.text).toContain('/exam/{exam-token}');
  expect(invitation?.text).not.toContain(token);
  expect(
    await mailLinks(desk.context.store, { mail: required(invitation), submissionId: desk.id }),
  ).toContainEqual(['{exam-token}', token]);
  expect(invitation?.attachments?.[0]?.content).toMatch(
    /DTSTART;TZID=Asia\/Kolkata:20261124T000000[\s\S]*DTEND;TZID=Asia\/Kolkata:20261129T000000/,
  );
  await desk.send(token, { action: 'start' });
  await desk.send(token, { action: 'submit', ...rightCells() });
  const [result] = desk.owed().filter(({ topic }) => topic === `exam-${id}-result`);
  expect(result?.subject).toBe('You passed, with 100%: AcSS 5, GST fundamentals');
});

const required = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Error('there is no such mail');
  return found;
};

test('the mail of the day before goes once, to who is still invited', async () => {
  await desk.invite({ opens: '2026-11-27', closes: '2026-11-29' });
  expect(await remindOfExams(desk.context)).toBe(0);
  desk.clock.now = Date.parse('2026-11-26T08:59:00+05:30');
  expect(await remindOfExams(desk.context)).toBe(0);
  desk.clock.now += 2 * minuteMs;
  expect(await remindOfExams(desk.context)).toBe(1);
  expect(await remindOfExams(desk.context)).toBe(0);
});

test('every mail about a paper greets its candidate by name, as the other mails do', async () => {
  const greeted = ['invited', 'tomorrow', 'result', 'void'];
  const { name } = required(await desk.context.store.findEnquiryOf(desk.id));
  const { token, id } = await desk.invite({ opens: '2026-11-27', closes: '2026-11-29' });
  desk.clock.now = Date.parse('2026-11-26T10:00:00+05:30');
  await remindOfExams(desk.context);
  desk.clock.now = Date.parse('2026-11-27T10:00:00+05:30');
  await desk.send(token, { action: 'start' });
  await desk.send(token, { action: 'submit' });
  await desk.perform('void-exam', { exam: id, reason: 'The wrong module' });
  const mails = desk.owed().filter(({ topic = '' }) => topic.startsWith(`exam-${id}-`));
  expect(mails.map(({ topic }) => topic)).toEqual(greeted.map((what) => `exam-${id}-${what}`));
  for (const { text } of mails) expect(text).toContain(`Dear ${name},`);
});

test('another system hears of a result by reference, never by address', async () => {
  const { token } = await desk.invite();
  await desk.send(token, { action: 'start' });
  await desk.send(token, { action: 'submit' });
  const failed = desk.events().filter(({ type }) => type === 'exam.failed');
  expect(failed).toHaveLength(1);
  expect(failed[0]?.reference).toBe(desk.reference);
  expect(failed[0]?.body).not.toMatch(/@|token|\/exam\//);
});

test('answers go after a year, the result stays; an erasure takes both', async () => {
  const { token, id } = await desk.invite();
  await desk.send(token, { action: 'start' });
  await desk.send(token, { action: 'submit', 'c.value': '33750' });
  const { store } = desk.context;
  expect(await store.forgetExamAnswers(desk.clock.now)).toBe(0);
  expect(await store.forgetExamAnswers(desk.clock.now + 1)).toBe(1);
  expect(await store.findExamPaper(id)).toBeUndefined();
  const { html, status } = await desk.page(token);
  expect(status).toBe(200);
  expect(attribute(html, 'data-passed')).toBe('no');
  expect(html).not.toContain('33750');
  await store.eraseEnquiry(desk.id, desk.clock.now);
  expect(await store.findExam(id)).toBeUndefined();
  expect((await desk.page(token)).status).toBe(404);
});
