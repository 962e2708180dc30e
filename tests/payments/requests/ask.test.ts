import { describe, expect, test } from '@jest/globals';
import { bootcampHour, packages } from '#data/coaching';
import { courses } from '#data/courses';
import { quotationOf } from '#lib/catalogue/rules/quotation';
import { addEnquiry } from '#tests/desk/desk-samples';
import { openPayDesk } from '#tests/payments/requests/pay-desk';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);
const paise = (rupees: number) => rupees * 100;
const day = 24 * 60 * 60 * 1000;

describe('a member asks for payment', () => {
  test('of two modules with a discount in two parts: the sums, the days, and one mail with the link', async () => {
    const answer = await desk().perform('ask-payment', {
      line: ['module-1', 'module-5'],
      discount: '1000',
      reason: 'Second enrolment with HOA',
      parts: '2',
      until: '2026-12-01',
    });
    expect(answer.status).toBe(200);
    expect(answer.payment).toMatchObject({
      amount: 2_006_000,
      taxable: 1_700_000,
      gst: 306_000,
      parts: [
        { amount: 1_003_000, due: '2026-12-01' },
        { amount: 1_003_000, due: '2027-01-01' },
      ],
      until: '2026-12-01',
      state: 'open',
      overdue: false,
    });
    expect(answer.payment?.number).toMatch(/^P-20261124-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(answer.state).toBe('talking');
    expect(await desk().countMails('visitor')).toBe(1);
    // A request is no call: what was promised is still to come, from whoever asked.
    const { keptAt, reachedAt, dueAt, promisedBy, member } = await desk().enquiry();
    expect([keptAt, reachedAt, dueAt]).toEqual([undefined, undefined, promisedBy]);
    expect(member).toBe('meena@example.com');
  });

  test('of an enquiry that a colleague has: it stays theirs', async () => {
    await desk().perform('hand', { to: 'sathya@example.com' });
    await desk().perform('ask-payment', { line: 'module-1' });
    expect((await desk().enquiry()).member).toBe('sathya@example.com');
  });

  test('and the first part that comes meets the promise of a call, which no request does', async () => {
    await desk().perform('ask-payment', { line: 'module-5', parts: 2 });
    const bank = { method: 'bank', amount: '5841', number: 'SMPLN26331000001' };
    desk().clock.now += 60_000;
    await desk().perform('paid-elsewhere', bank);
    const { keptAt, dueAt, state } = await desk().enquiry();
    expect([keptAt, dueAt, state]).toEqual([desk().clock.now, undefined, 'talking']);
  });

  test('of one line: seven days and one part, a level for what its modules cost together', async () => {
    const { payment } = await desk().perform('ask-payment', { line: 'level-foundation' });
    const modules = courses.filter(({ level }) => level === 'foundation');
    const taxable = paise(modules.reduce((sum, { fees }) => sum + fees, 0));
    expect(payment).toMatchObject({ until: '2026-12-01', taxable });
    expect(payment?.parts).toEqual([{ amount: payment?.amount, due: '2026-12-01' }]);
  });

  test.each([
    ['coaching-30', paise(packages[0].fee)],
    ['bootcamp-B05FO03', paise(60 * bootcampHour.fee)],
    ['exam-final', 90_000],
  ])('of %s', async (line, taxable) => {
    expect((await desk().perform('ask-payment', { line })).payment).toMatchObject({ taxable });
  });

  test('the total is shown before, and nothing is stored', async () => {
    const { status, payment } = await desk().perform('ask-payment', {
      line: 'module-1',
      show: 'yes',
    });
    expect(status).toBe(200);
    expect(payment).toMatchObject({ amount: 955_800 });
    expect((await desk().file()).requests).toEqual([]);
  });

  test('a new one takes the place of an unpaid one', async () => {
    const first = await desk().perform('ask-payment', { line: 'module-1' });
    const second = await desk().perform('ask-payment', { line: 'module-5' });
    const { requests } = await desk().file();
    const of = (number?: string) => requests.find((each) => each.number === number);
    expect(of(first.payment?.number)).toMatchObject({
      state: 'cancelled',
      replacedBy: second.payment?.number,
    });
    expect(of(second.payment?.number)?.state).toBe('open');
  });

  test('an outdated page is refused with a message: its version has changed by then', async () => {
    await desk().perform('note', { note: 'Evenings' });
    const late = await desk().perform('ask-payment', { line: 'module-1', version: 1 });
    expect(late.status).toBe(409);
    expect((await desk().file()).requests).toEqual([]);
  });
});

describe('nothing is asked for', () => {
  test.each([
    ['line', 'no line', {}, 'Choose what they pay for.'],
    ['line', 'an unknown line', { line: 'module-18' }, 'There is nothing called module-18.'],
    ['line', 'a free bootcamp', { line: 'bootcamp-B04FT01' }, /nothing called/],
    [
      'line',
      'a line twice',
      { line: ['module-1', 'module-1'] },
      'One of the lines is chosen twice.',
    ],
    [
      'line',
      'a module beside its level',
      { line: ['level-foundation', 'module-1'] },
      'The Foundation level has all its modules: leave the single ones out.',
    ],
    ['line', 'an unknown batch', { line: 'batch-none' }, 'There is no such batch.'],
    [
      'reason',
      'a discount alone',
      { line: 'module-1', discount: '10' },
      'A discount needs its reason.',
    ],
    [
      'discount',
      'a discount above the fee',
      { line: 'module-1', discount: '8101', reason: 'x' },
      'The discount is more than the fee: ₹8,100.',
    ],
    [
      'discount',
      'all of the fee',
      { line: 'module-1', discount: '8100', reason: 'x' },
      'The discount leaves nothing to pay of ₹8,100.',
    ],
    ['discount', 'paise', { line: 'module-1', discount: '10.50', reason: 'x' }, /whole rupees/],
    [
      'discount',
      'a comma in the wrong place',
      { line: 'module-1', discount: '1,00', reason: 'x' },
      /whole rupees/,
    ],
    ['parts', 'four parts', { line: 'module-1', parts: '4' }, 'Choose one, two or three parts.'],
    [
      'until',
      'today',
      { line: 'module-1', until: '2026-11-24' },
      '“Valid until” can be 1 to 30 days from now: up to Thu 24 Dec 2026.',
    ],
    ['until', '31 days ahead', { line: 'module-1', until: '2026-12-25' }, /1 to 30 days/],
    ['until', 'no day', { line: 'module-1', until: '2026-11-31' }, /1 to 30 days/],
  ])('%s: %s', async (field, _what, fields, text) => {
    const answer = await desk().perform('ask-payment', fields);
    expect(answer.status).toBe(422);
    expect(answer.errors?.[field]).toMatch(text);
    expect((await desk().file()).requests).toEqual([]);
  });

  test.each(['application', 'employer', 'webinar-free', 'webinar-paid'])(
    'on a %s',
    async (kind) => {
      const reference = await addEnquiry(desk(), desk().clock.now + day, { kind });
      const answer = await desk().performOn(reference, 'ask-payment', { line: 'module-1' });
      expect(answer.status).toBe(422);
    },
  );
});

test('a quotation of the last thirty days holds its fees, and is named in the history; any other number is refused', async () => {
  const ask = (quotation: string) => desk().perform('ask-payment', { line: 'module-5', quotation });
  for (const wrong of ['Q-20261024-7K3M', 'Q-20261125-7K3M', 'P-20261124-7K3M', '12']) {
    expect(await ask(wrong)).toMatchObject({
      status: 422,
      errors: { quotation: expect.stringContaining('30 days') },
    });
  }
  const quoted = quotedOn('2026-10-25', '5');
  expect(await ask(quoted.toLowerCase())).toMatchObject({
    status: 200,
    payment: { taxable: 990_000 },
  });
  const [event] = (await desk().context.store.listEvents(desk().id)).toReversed();
  expect(event?.detail?.sum).toContain(`fees of ${quoted}`);
});

describe('the last four characters of a quotation’s number', () => {
  const ask = (quotation: string, line: string | readonly string[]) =>
    desk().perform('ask-payment', { line, quotation });

  test('are those of what is asked for, or of a little more: less may be bought', async () => {
    const both = quotedOn('2026-11-20', '1,5');
    expect((await ask(both, ['module-1', 'module-5'])).status).toBe(200);
    expect((await ask(both, 'module-5')).status).toBe(200);
    const sixty = quotationOf({ plan: '60', modules: '1,2', on: '2026-11-20' }, desk().clock.now);
    expect((await ask(numberIn(sixty), 'coaching-60')).status).toBe(200);
  });

  test('of another quotation or of none are refused, and the right number is said', async () => {
    const right = quotedOn('2026-11-20', '5');
    for (const wrong of ['Q-20261120-0000', quotedOn('2026-11-20', '6')]) {
      const answer = await ask(wrong, 'module-5');
      expect([wrong, answer.status]).toEqual([wrong, 422]);
      expect(answer.errors?.quotation).toContain(right);
    }
    expect((await desk().file()).requests).toEqual([]);
  });
});

function numberIn(quotation: ReturnType<typeof quotationOf>): string {
  if (typeof quotation === 'string') throw new Error(quotation);
  return quotation.number;
}

const quotedOn = (on: string, modules: string) =>
  numberIn(quotationOf({ modules, on }, desk().clock.now));
