import { describe, expect, test } from '@jest/globals';
import { POST as add } from '#app/api/desk/batches/route';
import { GET as attendance } from '#app/desk/batches/[id]/attendance/route';
import { GET as roster } from '#app/desk/batches/[id]/roster.csv/route';
import { GET as page } from '#app/desk/batches/[id]/route';
import { GET as list } from '#app/desk/batches/route';
import { GET as certificates } from '#app/desk/certificates/route';
import { freeSeats } from '#lib/batches/queries/seats';
import { asked, openBatchDesk } from '#tests/desk/batch-desk';
import { forEachTest } from '#tests/setup/for-each-test';

const at = forEachTest(openBatchDesk);

describe('a new batch', () => {
  test('meets as often as the catalogue’s hours need, not on holidays, and says when it ends', async () => {
    const batch = await at().add();
    expect(batch).toMatchObject({ status: 200, version: 1, state: 'open', left: 12 });
    // 20 hours ÷ 1 h 30 min: 14 sessions; Fri 15 Jan is Pongal.
    expect(batch.sessions).toHaveLength(14);
    expect(batch.sessions).not.toContain('2027-01-15');
    expect(batch.ends).toBe('2027-01-22');
  });

  test('of several modules or of a bootcamp takes the hours of all of it', async () => {
    const both = await at().add({ what: ['module-1', 'module-5'], from: '10:00', to: '12:00' });
    expect(both.sessions).toHaveLength(20);
    const bootcamp = await at().add({ what: 'bootcamp-B05FO03', from: '10:00', to: '13:00' });
    expect(bootcamp.sessions).toHaveLength(20);
  });

  test.each([
    ['what', { what: 'module-18' }],
    ['what', { what: [] }],
    ['what', { what: ['module-1', 'bootcamp-B05FO03'] }],
    ['what', { what: 'bootcamp-B04FG02' }],
    ['starts', { starts: '2026-11-23' }],
    ['starts', { starts: '2027-02-30' }],
    ['starts', { starts: '2027-01-15', days: ['Fri'] }],
    ['days', { days: [] }],
    ['days', { days: ['Mon', 'Someday'] }],
    ['to', { to: '19:00' }],
    ['to', { from: '20:30', to: '19:00' }],
    ['from', { from: '25:00' }],
    ['mode', { mode: 'Madurai' }],
    ['language', { language: 'Hindi' }],
    ['seats', { seats: 0 }],
    ['seats', { seats: 201 }],
    ['seats', { seats: 'many' }],
    ['joinBy', { joinBy: '2027-03-01' }],
    ['action', { action: 'publish' }],
  ])('is refused with a sentence at %s: %j', async (field, wrong) => {
    const answer = await at().add(wrong);
    expect(answer.status).toBe(422);
    expect(answer.errors?.[field]).toMatch(/^[A-Z].*\.$/);
    expect(await at().desk.context.store.listBatches({ now: at().desk.clock.now })).toEqual([]);
  });

  test('is shown with its days before it is saved, and what was typed stays', async () => {
    const { browser, desk } = at();
    const typed = { ...asked, seats: '12', show: 'yes' };
    const answer = await (await browser()).post(add, '/api/desk/batches', typed);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('14 sessions, ends Fri 22 Jan 2027; skipped: Fri 15 Jan 2027 (Pongal');
    expect(html).toContain('13 sessions of 1 h 30 min and a last one of 30 min.');
    expect(html).toContain('value="19:00"');
    expect(html).toContain('Save and publish');
    expect(await desk.context.store.listBatches({ now: desk.clock.now })).toEqual([]);
  });
});

describe('a batch that is there', () => {
  test('is changed over its version alone, and seats stay those in hands at least', async () => {
    const { id } = await at().add();
    await at().seat(id);
    await at().seat(id, { paid: false });
    expect(await at().change({ action: 'change', seats: 1 }, id)).toMatchObject({ status: 422 });
    expect(await at().change({ action: 'change', seats: 1, version: 1 }, id)).toMatchObject({
      status: 422,
      errors: { seats: '1 taken and 1 held: there must be at least 2 seats.' },
    });
    const changed = await at().change({ seats: 2, version: 1 }, id);
    expect(changed).toMatchObject({ status: 200, version: 2, state: 'full', left: 0 });
    expect(await at().change({ seats: 3, version: 1 }, id)).toMatchObject({ status: 409 });
    const past = await at().change({ starts: '2026-11-02', version: 2 }, id);
    expect(past).toMatchObject({ status: 422 });
    const moved = await at().change({ starts: '2027-01-11', version: 2 }, id);
    expect(moved.ends).toBe('2027-02-01');
  });

  test('teaches what it taught while somebody holds or has a seat', async () => {
    const { id } = await at().add();
    const other = { what: 'module-1', version: 1 };
    const { request } = await at().seat(id);
    expect((await at().change(other, id)).errors).toHaveProperty('what');
    await at().inTransaction((tx) => freeSeats(tx, { request }));
    expect(await at().change(other, id)).toMatchObject({ status: 200, version: 2 });
  });

  test('is cancelled only where that is confirmed, and once', async () => {
    const { id } = await at().add();
    const cancel = { action: 'cancel', version: 1 };
    expect((await at().change(cancel, id)).errors).toHaveProperty('confirm');
    const done = await at().change({ ...cancel, confirm: 'yes', reason: 'Too few people' }, id);
    expect(done).toMatchObject({ status: 200, state: 'cancelled', version: 2 });
    const again = { action: 'cancel', confirm: 'yes', version: 2 };
    expect(await at().change(again, id)).toMatchObject({ status: 422 });
  });

  test('runs and is over by the clock, and is not changed any more then', async () => {
    const { id } = await at().add();
    at().desk.clock.now = Date.parse('2027-01-04T19:00:00+05:30');
    const running = await at().change({ note: 'Bring a laptop', version: 1 }, id);
    expect(running).toMatchObject({ status: 200, state: 'running' });
    const moved = await at().change({ starts: '2027-02-01', version: 2 }, id);
    expect(moved.errors).toHaveProperty('starts');
    at().desk.clock.now = Date.parse('2027-01-22T19:30:00+05:30');
    expect(await at().change({ seats: 20, version: 2 }, id)).toMatchObject({ status: 422 });
  });

  test.each([['http://meet.example.com/a'], ['javascript:alert(1)'], ['']])(
    'takes no link but one of https: %s',
    async (link) => {
      const { id } = await at().add();
      const answer = await at().change({ action: 'join', link, version: 1 }, id);
      expect(answer.errors).toHaveProperty('link');
    },
  );

  test('keeps who came and who passed, for a session day and a paid seat alone', async () => {
    const { id } = await at().add();
    const { enquiry, name } = await at().seat(id);
    const held = await at().seat(id, { paid: false });
    const mark = (fields: object) => at().change({ version: 1, ...fields }, id);
    const { reference } = enquiry;
    const came = { action: 'attended', enquiry: reference, day: '2027-01-04', answer: 'yes' };
    expect((await mark({ ...came, day: '2027-01-15' })).errors).toHaveProperty('day');
    // No attendance exists for a session that is still to come.
    expect((await mark(came)).errors).toHaveProperty('day');
    at().desk.clock.now = Date.parse('2027-01-04T19:30:00+05:30');
    expect((await mark({ ...came, day: '2027-01-05' })).errors).toHaveProperty('day');
    const ofHeld = await mark({ ...came, enquiry: held.enquiry.reference });
    expect(ofHeld.errors).toHaveProperty('enquiry');
    expect((await mark({ ...came, answer: 'perhaps' })).errors).toHaveProperty('answer');
    expect(await mark(came)).toMatchObject({ status: 200, version: 2 });
    const passed = { action: 'passed', enquiry: reference, answer: 'yes', version: 2 };
    expect(await mark(passed)).toMatchObject({ status: 200, version: 3 });

    const { desk } = at();
    desk.clock.now = Date.parse('2027-01-04T21:00:00+05:30');
    const browser = await at().browser();
    const html = await browser.read(page, `/desk/batches/${id}`, { id });
    expect(html).toContain('1 of 1');
    // The button holds away from the rows above it.
    expect(html).toMatch(/<\/table><div class="acts-row mt-4">/);
    const link = /href="(\/desk\/certificates\?[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    expect(link).not.toContain(name.split(' ')[0]);
    const form = await (await browser.ask(certificates, link ?? '')).text();
    expect(form).toContain(`value="${name}"`);
  });

  test('has a roster as a table and a sheet to print without phones', async () => {
    const { id } = await at().add();
    const { phone, name } = await at().seat(id);
    const browser = await at().browser();
    const csv = await browser.read(roster, `/desk/batches/${id}/roster.csv`, { id });
    expect(csv).toContain(name);
    const sheet = await browser.read(attendance, `/desk/batches/${id}/attendance`, { id });
    expect(sheet).toContain(name);
    expect(sheet).not.toContain(phone);
    expect(sheet.match(/class="week-ends"/g)?.length).toBeGreaterThan(3);
    // Columns name their month where it begins; the first one always.
    expect(sheet).toContain('<b>4</b>Mon Jan');
    expect(sheet).toContain('<b>5</b>Tue<');
  });

  test('is in the list with its seats added up', async () => {
    const { id } = await at().add();
    await at().add({ what: 'module-6', seats: 5 });
    await at().seat(id);
    await at().seat(id, { paid: false });
    const html = await (await (await at().browser()).ask(list, '/desk/batches')).text();
    expect(html).toContain('2 batches, 15 seats left');
    expect(html).toContain(`data-batch="${id}"`);
  });
});
