import { describe, expect, test } from '@jest/globals';
import { lineOf } from '#lib/server/desk/list/words';

const answer = (name: string, value: string) => ({ name, label: name, value });

describe('the line of an enquiry in the queue', () => {
  test('leaves out skills that an applicant did not rate', () => {
    const rated = [
      answer('location', 'Chennai'),
      answer('rate-accounting', 'Unrated'),
      answer('rate-tds', 'Unrated'),
    ];
    expect(lineOf(rated)).toBe('Chennai');
  });

  test('says of an applicant what one scans for: experience, education, place', () => {
    const told = [
      answer('gender', 'Female'),
      answer('location', 'Others'),
      answer('customLocation', 'Madurai'),
      answer('certifications', 'AcSS 5 GST fundamentals'),
      answer('education', 'B.Com'),
      answer('employeeStatus', 'On notice period'),
      answer('experience', '2-4 years'),
      answer('lastSalary', '20000'),
    ];
    expect(lineOf(told)).toBe('2-4 years; B.Com; Madurai');
  });

  test('keeps the modules of an enrolment apart', () => {
    const chosen = answer(
      'selectedCertifications',
      'AcSS 5 GST fundamentals\nAcSS 6 GST with Tally',
    );
    expect(lineOf([chosen])).toBe('AcSS 5 GST fundamentals, AcSS 6 GST with Tally');
  });
});
