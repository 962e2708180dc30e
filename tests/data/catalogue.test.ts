import { describe, expect, test } from '@jest/globals';
import { courses } from '#data/courses';
import { syllabi } from '#data/syllabi';

/** The table of the contract; a fee is changed in data/courses.ts alone. */
const catalogue = `
1 | business-book keeping | foundation | Business book-keeping | 20
2 | office-automation | foundation | Office automation | 25
3 | tally-basic | foundation | Tally basic data entry | 30
4 | tally-reconciliation | foundation | Tally reconciliation | 30
5 | gst-fundamentals | foundation | GST fundamentals | 20
6 | gst-tally | foundation | GST with Tally | 30
7 | tally-financial | intermediate | Tally financial management | 30
8 | tally-inventory | intermediate | Tally inventory | 30
9 | tally-technical | intermediate | Tally technical | 15
10 | tds-tally | intermediate | TDS with Tally | 20
11 | payroll-tally | intermediate | ESI/EPF payroll | 30
12 | cloud-accounting | intermediate | Cloud accounting | 20
13 | excel-analytics | final | Excel data analytics | 30
14 | powerbi-analytics | final | Power BI / Tableau | 20
15 | gulf-vat | final | Gulf VAT and IFRS | 20
16 | business-environment | final | Business environment and best practices | 20
17 | ai-data-analytics | final | AI for accountants | 20`;

test('the seventeen modules are those of the catalogue, in its order', () => {
  const rows = courses.map(({ courseNo, id, level, title, hours }) =>
    [courseNo, id, level, title, hours].join(' | '),
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
