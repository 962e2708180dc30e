/** Questions of employers and candidates: a task until it is answered, mailed, and in both histories. */
import { expect, test } from '@jest/globals';
import { historyIn, openPlacement, type Person } from '#tests/placement/placement-desk';
import { shown as shownIn } from '#tests/placement/placement-steps';
import { forEachTest } from '#tests/setup/for-each-test';

const placement = forEachTest(openPlacement);

async function shown() {
  const p = await shownIn(placement());
  await p.mails();
  return p;
}

const questionsOf = async ({ id }: Person) =>
  (await placement().store.listTasksOf(id)).filter(({ kind }) => kind === 'question');
const onDesk = async (person: Person) => historyIn(await placement().deskPage(person));

test('an employer’s question is answered on their page: by mail, in both histories, and not to the candidate', async () => {
  const p = await shown();
  const text = 'Can she drive?';
  await p.asEmployer(p.token, { action: 'question', candidate: p.card, text });
  expect(await questionsOf(p.employer)).toHaveLength(1);
  expect(await questionsOf(p.asha)).toEqual([]);
  expect(await p.deskPage(p.employer)).toContain(text);
  await p.mails();
  const answer = await p.actOn(p.employer, { action: 'answer-question', text: 'She can.' });
  expect(answer.status).toBe(200);
  const mails = await p.mails();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['ravi@kaveri.example', 'Our answer to your question about Asha S.'],
  ]);
  expect(mails[0]?.text).toContain(text);
  expect(mails[0]?.text).toContain('She can.');
  expect(await questionsOf(p.employer)).toEqual([]);
  for (const person of [p.employer, p.asha]) {
    const lines = (await onDesk(person)).join('\n');
    expect(lines).toContain(text);
    expect(lines).toContain('She can.');
  }
  const candidateReads = await (await p.visitorPage(p.asha)).text();
  expect(candidateReads).not.toMatch(/drive|She can|answered/);
  const employerReads = historyIn(await (await p.visitorPage(p.employer)).text());
  expect(employerReads).toContain('We answered your question by mail.');
});

test('a candidate’s question is answered on theirs, and the employer reads nothing of it', async () => {
  const p = await shown();
  const text = 'Is there a bus?';
  const asked = await p.asCandidate(p.asha, { action: 'question', vacancy: p.vacancy, text });
  expect(asked.status).toBe(200);
  const [notice] = await p.mails();
  expect(notice).toMatchObject({
    role: 'staff',
    subject: `[placement] Kaveri Traders: Asha Sample (${p.asha.reference}) asks a question`,
  });
  expect(await questionsOf(p.asha)).toHaveLength(1);
  await p.actOn(p.asha, { action: 'answer-question', text: 'Line 5.' });
  expect((await p.mails()).map(({ to }) => to)).toEqual(['asha.sample@example.com']);
  expect(await onDesk(p.employer)).toContain('Asha Sample asks about the post. Is there a bus?');
  const employerReads = await (await p.visitorPage(p.employer)).text();
  expect(employerReads).not.toMatch(/bus|Line 5/);
  expect(historyIn(await (await p.visitorPage(p.asha)).text())).toContain(
    'We answered your question by mail.',
  );
});

test('what a candidate adds on their page waits for an answer as well; of others it is a note alone', async () => {
  const p = await shown();
  const stranger = await p.addApplicant('Mohan Sample');
  for (const person of [p.asha, stranger]) {
    await p.asCandidate(person, { action: 'note', note: 'May I come on a Sunday?' });
  }
  expect(await questionsOf(p.asha)).toHaveLength(1);
  expect(await questionsOf(stranger)).toEqual([]);
  expect((await p.actOn(p.asha, { action: 'answer-question', text: 'Yes.' })).status).toBe(200);
});

test('what an employer adds on their page waits for an answer, with a vacancy and without', async () => {
  const p = placement();
  const employer = await p.addEmployer();
  for (const text of ['Can we have two juniors instead?', 'And is there a fee for that?']) {
    const asked = await p.asCandidate(employer, { action: 'note', note: text });
    expect(asked.status).toBe(200);
    expect(await questionsOf(employer)).toMatchObject([
      { enquiryId: employer.id, detail: { asker: 'employer', text } },
    ]);
    const page = await p.deskPage(employer);
    expect(page).toContain('Ravi Kumar asks');
    expect(page).toContain('name="action" value="answer-question"');
    await p.mails();
    const answered = await p.actOn(employer, { action: 'answer-question', text: 'Yes, you can.' });
    expect(answered.status).toBe(200);
    expect(await questionsOf(employer)).toEqual([]);
    const [mail, ...more] = await p.mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'ravi@kaveri.example',
      subject: 'Our answer to your question',
    });
    expect(mail?.text).toContain('Yes, you can.');
    expect(mail?.text).toContain(text);
    expect(await onDesk(employer)).toContain('Meena answered their question. Yes, you can.');
    const own = historyIn(await (await p.visitorPage(employer)).text());
    expect(own).toContain('We answered your question by mail.');
    // The second one is asked while a vacancy is open.
    await p.openVacancy(employer);
    p.clock.now += 60_000;
  }
});

test('the answer to an employer is the contact that was promised', async () => {
  const p = placement();
  const employer = await p.addEmployer();
  await p.asCandidate(employer, { action: 'note', note: 'What does it cost?' });
  await p.actOn(employer, { action: 'answer-question', text: 'One month of pay.' });
  const after = await p.store.findEnquiry(employer.reference);
  expect(after).toMatchObject({ state: 'talking', keptAt: p.clock.now });
  expect(after?.dueAt).toBeUndefined();
});

test('a candidate’s question about an employer who was erased meanwhile can still be answered', async () => {
  const p = await shown();
  const text = 'Is there a bus?';
  await p.asCandidate(p.asha, { action: 'question', vacancy: p.vacancy, text });
  const erased = await p.actOn(p.employer, { action: 'erase', confirm: p.employer.reference });
  expect(erased.status).toBe(200);
  await p.mails();
  expect(await questionsOf(p.asha)).toHaveLength(1);
  expect(await p.deskPage(p.asha)).toContain('value="answer-question"');
  const answered = await p.actOn(p.asha, { action: 'answer-question', text: 'The post is gone.' });
  expect(answered.status).toBe(200);
  expect(await p.mails()).toMatchObject([
    { to: 'asha.sample@example.com', subject: 'Our answer to your question' },
  ]);
  expect(await questionsOf(p.asha)).toEqual([]);
  expect(historyIn(await (await p.visitorPage(p.asha)).text())).toContain(
    'We answered your question by mail.',
  );
});

test('of two questions the one that is answered is named; answered twice it is 409, and mailed once', async () => {
  const p = await shown();
  for (const text of ['Can she drive?', 'Does she know Tally?']) {
    await p.asEmployer(p.token, { action: 'question', candidate: p.card, text });
    p.clock.now += 1000;
  }
  await p.mails();
  const answer = (fields: object) =>
    p.actOn(p.employer, { action: 'answer-question', text: 'Yes.', ...fields });
  const unnamed = await answer({});
  expect([unnamed.status, Object.keys((await unnamed.json()).errors)]).toEqual([422, ['task']]);
  const [first, second] = await questionsOf(p.employer);
  expect((await answer({ task: second?.id, text: '' })).status).toBe(422);
  expect((await answer({ task: second?.id })).status).toBe(200);
  expect((await answer({ task: second?.id })).status).toBe(409);
  expect(await questionsOf(p.employer)).toMatchObject([{ id: first?.id }]);
  expect((await answer({})).status).toBe(200);
  expect((await answer({})).status).toBe(422);
  const mails = (await p.mails()).filter(({ role }) => role === 'visitor');
  expect(mails).toHaveLength(2);
});

test('two members who answer at the same moment send one answer', async () => {
  const p = await shown();
  await p.asEmployer(p.token, { action: 'question', candidate: p.card, text: 'Can she drive?' });
  await p.mails();
  const version = (await p.store.findEnquiry(p.employer.reference))?.version;
  const answers = await Promise.all(
    ['Yes.', 'She can.'].map((text) =>
      p.actOn(p.employer, { action: 'answer-question', text, version }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await p.mails()).filter(({ role }) => role === 'visitor')).toHaveLength(1);
});

test('a link that somebody typed into a question is text in the answer', async () => {
  const p = await shown();
  const text = 'See https://evil.example/pay';
  await p.asCandidate(p.asha, { action: 'question', vacancy: p.vacancy, text });
  await p.actOn(p.asha, { action: 'answer-question', text: 'No, we never ask for money.' });
  for (const { html } of await p.mails()) expect(html).not.toMatch(/href="[^"]*evil/);
});
