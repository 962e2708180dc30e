import { describe, expect, test } from '@jest/globals';
import { lineOf } from '#lib/desk/words';

const line = (answers: Readonly<Record<string, string>>) =>
  lineOf(Object.entries(answers).map(([name, value]) => ({ name, label: name, value })));

describe('the line of an enquiry in the queue', () => {
  test('leaves out skills that an applicant did not rate', () => {
    const unrated = { 'rate-accounting': 'Unrated', 'rate-tds': 'Unrated' };
    expect(line({ location: 'Chennai', ...unrated })).toBe('Chennai');
  });

  test('says of an applicant what one scans for: experience, education, place', () => {
    const answers = {
      gender: 'Female',
      location: 'Others',
      customLocation: 'Madurai',
      certifications: 'AcSS 5 GST fundamentals',
      education: 'B.Com',
      employeeStatus: 'On notice period',
      experience: '2-4 years',
      lastSalary: '20000',
    };
    expect(line(answers)).toBe('2-4 years; B.Com; Madurai');
  });

  test('keeps the modules of an enrolment apart', () => {
    const [gst, tally] = ['AcSS 5 GST fundamentals', 'AcSS 6 GST with Tally'];
    const chosen = line({ selectedCertifications: `${gst}\n${tally}` });
    expect(chosen).toBe(`${gst}, ${tally}`);
  });
});
