/** Either store gives the same ranking. */
import { describe, expect, test } from '@jest/globals';
import { answersOf } from '#tests/placement/applications';
import { openDatabase, testedEngines } from '#tests/platform/db/engines';
import { eventOf } from '#tests/platform/db/enquiry-samples';
import { storeApplication, storeVacancy, terms } from '#tests/platform/db/placement-samples';
import { noon } from '#tests/platform/db/samples';
import { storeForEachTest } from '#tests/platform/db/store-for-each-test';

describe.each(testedEngines)('applications on %s', (_engine, newPlace) => {
  const { store, place } = storeForEachTest(newPlace);

  test('applications are ranked in pages, without who is placed, not interested, spam or suspicious', async () => {
    const { id } = await storeVacancy(store);
    const of = (answers: object, more = {}) =>
      storeApplication(store, { transcript: answersOf({ ...answers }), ...more });
    const city = 'Thoothukudi';
    const near = await of({ location: 'Others', customLocation: city });
    const placed = await of({ location: 'Others', customLocation: city });
    const suspicious = await of({ location: 'Others', customLocation: city }, { suspicion: 'x' });
    await store.changeEnquiry({
      id: placed.id,
      change: { state: 'done', outcome: 'placed', doneAt: noon },
      event: eventOf({ action: 'close' }),
    });
    expect(await store.listUnderived()).toEqual([]);
    const ranked = (page: number, size: number) =>
      store.rankApplications(id, { ...terms, city }, page, size);
    const first = await ranked(1, 1);
    expect(first.rows.map(({ applicant, met }) => [applicant.id, met])).toEqual([[near.id, 1]]);
    expect(first.fitting).toBe(1);
    expect(first.leftOut.placed).toBeGreaterThan(0);
    const all = (await ranked(1, 1000)).rows.map(({ applicant }) => applicant.id);
    expect(all).not.toContain(placed.id);
    expect(all).not.toContain(suspicious.id);
    expect((await ranked(2, 1)).rows[0]?.applicant.id).toBe(all[1]);
    expect(await store.countPlaced(noon)).toBeGreaterThan(0);
    expect(await store.countPlaced(noon + 1)).toBe(0);
  });

  test('name, gender, age, photograph and address beyond the place change no order', async () => {
    const { id } = await storeVacancy(store);
    /** The best fit is first, and of the two in the middle the newer is before the other. */
    const answers = [
      { experience: '2-4 years', 'rate-gst': '8' },
      { experience: '0-1 years', 'rate-gst': '8' },
      { experience: '0-1 years', 'rate-gst': '8' },
      { experience: '2-4 years', 'rate-gst': '6' },
      { experience: '15 and above years', 'rate-gst': '2' },
    ];
    const orderIn = async (city: string, who: (at: number) => { name: string; email: string }) => {
      const ids: string[] = [];
      for (const [at, said] of answers.entries()) {
        const { name, email, ...more } = who(at);
        const place = { location: 'Others', customLocation: city };
        const transcript = answersOf({ ...said, ...place, name, ...more });
        const person = { name, email, receivedAt: noon - at };
        ids.push((await storeApplication(store, { transcript, ...person })).id);
      }
      const asked = { ...terms, city, experience: ['2-4 years'], atLeast: { gst: 8 } };
      const { rows } = await store.rankApplications(id, asked, 1, 1000);
      return rows.map(({ applicant }) => ids.indexOf(applicant.id)).filter((at) => at >= 0);
    };
    const some = (at: number) => ({
      name: `${'ABCDE'[at]}sha Sample`,
      email: `${'abcde'[at]}@fair.example`,
      gender: 'Female',
      age: `${22 + at}`,
      address: `${at} North Street`,
    });
    const others = (at: number) => ({
      name: `${'ZYXWV'[at]}ubeida Banu`,
      email: `${'zyxwv'[at]}@fair.example`,
      gender: 'Male',
      age: `${60 - at}`,
      address: `${9 - at} South Road, Mylapore`,
      resume: 'photograph.docx',
      lastSalary: '95000',
      education: ['CA/CMA/CS Qualified'],
    });
    expect(await orderIn('Tiruvallur', some)).toEqual([0, 1, 2, 3, 4]);
    expect(await orderIn('Karaikudi', others)).toEqual([0, 1, 2, 3, 4]);
  });

  test('an application of a store from before is ranked as any other, once it was looked at', async () => {
    const { id } = await storeVacancy(store);
    const city = 'Nagercoil\nKanyakumari';
    const answers = answersOf({ location: 'Others', customLocation: city });
    const old = await storeApplication(store, { transcript: answers });
    const list = () =>
      store.rankApplications(id, { ...terms, city: city.replace('\n', ' ') }, 1, 1);
    const [before] = (await list()).rows;
    const { db, close } = await openDatabase(place);
    await db.deleteFrom('application_facts').where('id', '=', old.id).execute();
    await close();
    expect((await list()).rows[0]?.applicant.id).not.toBe(old.id);
    expect(await store.listUnderived()).toEqual([old.id]);
    await store.deriveFacts([old.id]);
    expect((await list()).rows).toEqual([before]);
  });
});
