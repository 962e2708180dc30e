import { describe, expect, test } from '@jest/globals';
import { openPlacement, statesIn } from '#tests/placement/placement-desk';
import { eventOf } from '#tests/platform/db/enquiry-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const placement = forEachTest(openPlacement);

describe('a vacancy', () => {
  test('begins with what the employer wrote, and says how many are left', async () => {
    const p = placement();
    const vacancy = await p.openVacancy(await p.addEmployer());
    expect(await p.store.findVacancy(vacancy)).toMatchObject({
      state: 'open',
      version: 1,
      terms: {
        type: 'Junior Accountant',
        number: 2,
        city: 'Chennai',
        payFrom: 25_000,
        payTo: 30_000,
      },
    });
    expect(await p.page(vacancy)).toContain('data-state="open" data-left="2"');
  });

  test('of juniors and seniors alike is two: the second is for the other type', async () => {
    const p = placement();
    const others = { name: 'otherNumber', label: 'Number of the other type', value: '3' };
    const both = await p.addEmployer('both@kaveri.example', [others]);
    const one = await p.addEmployer();
    const termsOf = async (employer: typeof both) => {
      const { type, number } =
        (await p.store.findVacancy(await p.openVacancy(employer)))?.terms ?? {};
      return [type, number];
    };
    expect(await termsOf(both)).toEqual(['Junior Accountant', 2]);
    expect(await termsOf(both)).toEqual(['Senior Accountant', 3]);
    expect(await termsOf(both)).toEqual(['Junior Accountant', 2]);
    for (const _ of ['first', 'second'])
      expect(await termsOf(one)).toEqual(['Junior Accountant', 2]);
  });

  test('whose terms ask for nothing calls nobody fit', async () => {
    const p = placement();
    await p.addApplicant();
    const nothing = { number: 2, city: '', payFrom: '', payTo: '' };
    const page = await p.page(await p.openVacancy(await p.addEmployer(), nothing));
    expect(page).toContain('1 application. The terms ask for nothing yet');
    expect(page).toContain('Nothing asked for');
    expect(page).not.toMatch(/ fit\b|0 of 0/);
  });

  test('is opened on no other enquiry', async () => {
    const p = placement();
    const asha = await p.addApplicant();
    await expect(p.openVacancy(asha)).resolves.toBeUndefined();
    expect(await p.store.listVacancies()).toEqual([]);
  });

  test('asks for a version, and refuses an old one and a wrong field', async () => {
    const p = placement();
    const vacancy = await p.openVacancy(await p.addEmployer());
    const wrong = [
      [{ version: undefined }, 422, 'version'],
      [{ number: 0 }, 422, 'number'],
      [{ payFrom: 30_000, payTo: 20_000 }, 422, 'payTo'],
      [{ skills: ['Magic'] }, 422, 'skills'],
      [{ atLeast: { gst: 11 } }, 422, 'atLeast-gst'],
      [{ from: '2027-02-30' }, 422, 'from'],
      [{ described: 'x'.repeat(101) }, 422, 'described'],
    ] as const;
    for (const [fields, status, field] of wrong) {
      const answer = await p.onDesk(vacancy, { action: 'change', ...fields });
      expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([status, [field]]);
    }
    expect((await p.onDesk(vacancy, { action: 'change', version: 7 })).status).toBe(409);
    const stored = await p.onDesk(vacancy, {
      action: 'change',
      skills: ['Excel', 'Tally data entry'],
      'atLeast-gst': '6',
      languages: 'Tamil',
      named: 'no',
      described: 'a trading house in Guindy',
    });
    expect(await stored.json()).toMatchObject({ version: 2, state: 'open', left: 2 });
    expect((await p.store.findVacancy(vacancy))?.terms).toMatchObject({
      city: 'Chennai',
      skills: ['Tally data entry', 'Excel'],
      atLeast: { gst: 6 },
      languages: ['Tamil'],
      named: false,
    });
  });

  test('shows each application with its criteria, best first', async () => {
    const p = placement();
    const vacancy = await p.openVacancy(await p.addEmployer());
    const far = await p.addApplicant('Far Sample', { location: 'Dubai' });
    const near = await p.addApplicant('Near Sample');
    const html = await p.page(vacancy);
    expect(Object.entries(statesIn(html))).toEqual([
      [near.reference, 'match'],
      [far.reference, 'match'],
    ]);
    expect(html).toContain('data-criterion="place" data-fit="not"');
    expect(html).toContain('data-criterion="pay" data-fit="met"');
    for (const page of ['1', '1.5', '-3', '0', 'x', '']) {
      expect(Object.keys(statesIn(await p.page(vacancy, `?page=${page}`)))).toHaveLength(2);
    }
    const beyond = await p.page(vacancy, '?page=9e99');
    expect(statesIn(beyond)).toEqual({});
    expect(beyond).toContain('of 2 applications fit');
  });
});

describe('a talk with the employer', () => {
  test('is stored on their enquiry from the vacancy, with the next call, once', async () => {
    const p = placement();
    const employer = await p.addEmployer();
    const vacancy = await p.openVacancy(employer);
    const again = '2026-11-26T11:00';
    expect(await p.page(vacancy)).toContain('Spoke with the employer');
    const stored = await p.onDesk(vacancy, { action: 'spoke', note: 'Two by Pongal', again });
    expect(await stored.json()).toMatchObject({ version: 2 });
    expect((await p.onDesk(vacancy, { action: 'spoke', version: 1 })).status).toBe(409);
    const enquiry = await p.store.findEnquiry(employer.reference);
    expect(enquiry).toMatchObject({ state: 'talking', again: Date.parse(`${again}+05:30`) });
    const events = await p.store.listEvents(employer.id);
    const talks = events.filter(({ action }) => action === 'spoke');
    expect(talks.map(({ detail }) => detail.note)).toEqual(['Two by Pongal']);
  });

  test('needs an hour ahead of now, and an enquiry that is open', async () => {
    const p = placement();
    const employer = await p.addEmployer();
    const vacancy = await p.openVacancy(employer);
    const past = await p.onDesk(vacancy, { action: 'spoke', again: '2026-11-20T11:00' });
    expect([past.status, Object.keys((await past.json()).errors)]).toEqual([422, ['again']]);
    await p.store.changeEnquiry({
      id: employer.id,
      change: { state: 'done', outcome: 'answered', doneAt: p.clock.now },
      event: eventOf({ action: 'close' }),
    });
    expect((await p.onDesk(vacancy, { action: 'spoke' })).status).toBe(409);
    expect(await p.page(vacancy)).not.toContain('Spoke with the employer');
  });
});

test('every page of the desk says how many vacancies are open', async () => {
  const p = placement();
  const vacancy = await p.openVacancy(await p.addEmployer());
  const counted = '1<span class="sr-only"> open</span>';
  expect(await p.page(vacancy)).toContain(counted);
  await p.onDesk(vacancy, { action: 'fill' });
  expect(await p.page(vacancy)).not.toContain(counted);
});
