import { describe, expect, test } from '@jest/globals';
import { courses } from '#data/courses';
import { syllabi } from '#data/syllabi';

/** The table of the specification, section 3. */
const catalogue = `
1 | business-book keeping | foundation | Business book-keeping | 20 | 8100
2 | office-automation | foundation | Office automation | 25 | 8100
3 | tally-basic | foundation | Tally basic data entry | 30 | 9000
4 | tally-reconciliation | foundation | Tally reconciliation | 30 | 9000
5 | gst-fundamentals | foundation | GST fundamentals | 20 | 9900
6 | gst-tally | foundation | GST with Tally | 30 | 9900
7 | tally-financial | intermediate | Tally financial management | 30 | 10800
8 | tally-inventory | intermediate | Tally inventory | 30 | 10800
9 | tally-technical | intermediate | Tally technical | 15 | 10800
10 | tds-tally | intermediate | TDS with Tally | 20 | 10800
11 | payroll-tally | intermediate | ESI/EPF payroll | 30 | 10800
12 | cloud-accounting | intermediate | Cloud accounting | 20 | 10800
13 | excel-analytics | final | Excel data analytics | 30 | 18000
14 | powerbi-analytics | final | Power BI / Tableau | 20 | 18000
15 | gulf-vat | final | Gulf VAT and IFRS | 20 | 18000
16 | business-environment | final | Business environment and best practices | 20 | 10800
17 | ai-data-analytics | final | AI for accountants | 20 | 10800`;

test('the seventeen modules are those of the catalogue, in its order', () => {
  const rows = courses.map(({ courseNo, id, level, title, hours, fees }) =>
    [courseNo, id, level, title, hours, fees].join(' | '),
  );
  expect(rows).toEqual(catalogue.trim().split('\n'));
});

test('no two modules share an id', () => {
  expect(new Set(courses.map(({ id }) => id)).size).toBe(17);
});

describe.each(courses)('module $courseNo', ({ courseNo, hours }) => {
  const taught = syllabi[courseNo];

  test('has a syllabus whose hours add up to its own', () => {
    const sum = taught?.syllabus.reduce((total, topic) => total + topic.hours, 0);
    expect(sum).toBe(hours);
  });

  test('has 8 to 14 topics, each named once', () => {
    const topics = taught?.syllabus.map(({ topic }) => topic) ?? [];
    expect(topics.length).toBeGreaterThanOrEqual(8);
    expect(topics.length).toBeLessThanOrEqual(14);
    expect(new Set(topics).size).toBe(topics.length);
  });

  test('says what it teaches and which jobs it leads to', () => {
    expect(taught?.description).toMatch(/\S{3,}/);
    expect(taught?.objectives.length).toBeGreaterThanOrEqual(3);
    expect(taught?.career.length).toBeGreaterThanOrEqual(2);
  });
});
