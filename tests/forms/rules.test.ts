import { describe, expect, it } from '@jest/globals';
import { application, flatten, readAnswers } from '#lib/applications/forms';
import { answers } from '#tests/platform/files/post';

/** As people type, paste and autofill one number. */
const mobiles = [
  '+91 98400 12345',
  '+919840012345',
  '919840012345',
  '+91-98400-12345',
  '0091 98400 12345',
  '098400 12345',
  ' 9840012345 ',
  '98400\u00a012345',
  '\u202a+91 98400 12345\u202c',
  '+91\ufe0f 98400\ufe0f 12345',
  '98400\u034f12345',
  '(+91) 98400.12345',
  '[98400] 12345\u3164',
];

const resume = { name: 'cv.pdf', size: 1000 };

function errorOf(change: Record<string, unknown>, field = Object.keys(change)[0] ?? '') {
  const posted = { ...flatten({ ...answers, ...change }), resume, ...change };
  const { error } = application.schema.safeParse(readAnswers(posted));
  return error?.issues.find(({ path }) => path[0] === field)?.message;
}

describe('step 1 says', () => {
  it.each<[string, unknown, string | undefined]>([
    ['name', '', 'Name is required'],
    ['name', '   ', 'Name is required'],
    ['name', '\u200b\u200b\u200b', 'Name is required'],
    ['name', undefined, 'Name is required'],
    ['name', { first: 'Meena' }, 'Name is required'],
    ['name', '\u3164\u3164\u3164', 'Name is required'],
    ['name', '\u2800\u0301\u034f', 'Name is required'],
    ['name', '123', 'Name must have letters'],
    ['name', '👩‍🌾👩‍🌾👩‍🌾', 'Name must have letters'],
    ['name', 'Me', 'Name must be at least 3 characters'],
    ['name', 'M\u0301e\u0301', 'Name must be at least 3 characters'],
    ['name', 'A👩‍🌾', 'Name must be at least 3 characters'],
    ['name', 'రాజ్‌కుమార్', undefined],
    ['name', 'ක්‍ෂණ', undefined],
    ['name', 'Asha 👩‍🌾', undefined],
    ['name', 'Meena 2', 'Name must not contain numbers'],
    ['name', 'மீனா ௨', 'Name must not contain numbers'],
    ['name', 'x'.repeat(51), 'Name must be at most 50 characters'],
    ['name', 'x'.repeat(50), undefined],
    ['name', 'Moe', undefined],
    ['name', 'மீனா ஐயர்', undefined],
    ['name', 'D’Souza-Rao, M.', undefined],
    ['mobile', '', 'Mobile number is required'],
    ['mobile', '984001234', 'Mobile number must be exactly 10 digits'],
    ['mobile', '98400123456', 'Mobile number must be exactly 10 digits'],
    ['mobile', '12345', 'Mobile number must be exactly 10 digits'],
    ['mobile', '+1 9840012345', 'Mobile number must be exactly 10 digits'],
    ['mobile', 'call 9840012345', 'Mobile number must be exactly 10 digits'],
    ...mobiles.map((typed): [string, unknown, undefined] => ['mobile', typed, undefined]),
    ['mobile', '९८४००१२३४', 'Mobile number must be exactly 10 digits'],
    ['mobile', '९८४००१२३४५', undefined],
    ['mobile', 9840012345, undefined],
    ['email', '', 'Email is required'],
    ['email', 'meena', 'Please enter a valid email address'],
    ['email', 'meena@example', 'Please enter a valid email address'],
    ['email', 'a@b.c, d@e.f', 'Please enter a valid email address'],
    ['email', 'meena@example.com', undefined],
    ['gender', '', 'Please select your gender'],
    ['gender', undefined, 'Please select your gender'],
    ['gender', 'Robot', 'Please select your gender'],
    ['gender', 'female', undefined],
    ['age', '', 'Age is required'],
    ['age', undefined, 'Age is required'],
    ['age', 'thirty', 'Age must be a number'],
    ['age', 20.5, 'Age must be a number'],
    ['age', 17, 'Age must be between 18 and 65'],
    ['age', '66', 'Age must be between 18 and 65'],
    ['age', -20, 'Age must be between 18 and 65'],
    ['age', 18, undefined],
    ['age', '65', undefined],
    ['location', '', 'Please select your preferred job location'],
    ['location', 'Madurai', undefined],
    ['address', '', undefined],
    ['address', undefined, undefined],
    ['address', 'Too short', 'Address must be at least 10 characters'],
    ['address', 'x'.repeat(10), undefined],
    ['address', '🏠'.repeat(5), 'Address must be at least 10 characters'],
    ['address', '🏠'.repeat(200), undefined],
    ['address', 'x'.repeat(200), undefined],
    ['address', 'x'.repeat(201), 'Address must be at most 200 characters'],
  ])('of %s %j: %s', (field, value, text) => {
    expect(errorOf({ [field]: value })).toBe(text);
  });

  it('asks for the other place only where Others is chosen', () => {
    const text = 'Please specify your preferred location';
    expect(errorOf({ location: 'Others' }, 'customLocation')).toBe(text);
    expect(errorOf({ location: ' Others\n' }, 'customLocation')).toBe(text);
    expect(errorOf({ location: 'Others', customLocation: ' ' }, 'customLocation')).toBe(text);
    expect(errorOf({ location: 'Others', customLocation: 'Madurai' }, 'customLocation')).toBe(
      undefined,
    );
    expect(errorOf({ location: 'Dubai', customLocation: '' }, 'customLocation')).toBe(undefined);
  });
});

it.each(mobiles)('keeps ten digits of the number typed as %j', (mobile) => {
  const posted = readAnswers({ ...flatten({ ...answers, mobile }), resume });
  expect(application.schema.safeParse(posted).data?.mobile).toBe('9840012345');
});

it.each([[false], [undefined], ['no'], [0]])(
  'step 7 holds back a declaration of %j',
  (confirmed) => {
    const skills = { selectedSkills: ['Excel'], confirmed };
    expect(errorOf({ skills, confirmed }, 'confirmed')).toBe(
      'Please confirm your skills by checking the declaration box.',
    );
  },
);

it.each<[unknown, string | undefined]>([
  [undefined, 'Resume is required'],
  [{ name: '', size: 0 }, 'Resume is required'],
  ['cv.pdf', 'Resume is required'],
  [{ name: '', size: 0 }, 'Resume is required'],
  [{ name: 'msf:1000023456', size: 10 }, undefined],
  [{ name: '', size: 10 }, undefined],
  [{ name: 'cv.pdf', size: 0 }, 'The file appears to be empty'],
  [{ name: 'cv.pdf', size: 5_242_881 }, 'File size exceeds 5MB limit'],
  [{ name: 'cv.pdf', size: 5_242_880 }, undefined],
  [{ name: 'CV.DOCX', size: 10 }, undefined],
])('step 11 says of %j: %s', (given, text) => {
  expect(errorOf({ resume: given })).toBe(text);
});

it('takes everything else as text, and refuses no application for it', () => {
  const odd = {
    education: ['PhD', 7, { a: 1 }],
    employeeStatus: 'self-employed',
    experience: 12,
    languages: { speak: 'French' },
    salary: { lastSalary: 15000, salaryRange: 'a lot' },
    rateskills: { accounting: 'very good', tds: 99 },
    certifications: 'none',
    workPreference: null,
  };
  const posted = { ...flatten({ ...answers, ...odd }), resume };
  const { data } = application.schema.safeParse(readAnswers(posted));
  expect(data).toMatchObject({
    education: ['PhD', '7', '{"a":1}'],
    employeeStatus: 'self-employed',
    experience: '12',
    speak: ['French'],
    salaryRange: 'a lot',
    'rate-accounting': 'very good',
    certifications: ['none'],
    workPreference: '',
  });
});
