import { expect, test } from '@jest/globals';
import { jobHuntForms } from '#data/job-hunt-form/forms';
import { mobile } from '#lib/applications/schema';
import { phoneField } from '#lib/forms/fields';
import { missingInEmail, withinTenDigits, wrongIndianLength } from '#lib/forms/rules';
import { webinarPaid } from '#lib/webinars/forms/paid';

test.each([
  ['98765 432101234', '98765 43210123'],
  ['0919876543210', '0919876543210'],
  ['00919876543210', '9876543210'],
  ['+91 0 98765-43210', '+91 0 98765-43210'],
  ['9876543210987', '9876543210987'],
  ['98765432109876', '9876543210987'],
  ['९८७६५४३२१०९८७६', '९८७६५४३२१०९८७'],
])('%j in a field of ten digits becomes %j', (typed, stored) => {
  expect(withinTenDigits(typed)).toBe(stored);
});

test.each([
  ['98765 43210', undefined],
  ['+91 98765 43210', undefined],
  ['91 98765 43210', undefined],
  ['098765 43210', undefined],
  ['0091-98765-43210', undefined],
  ['+91 098765 43210', undefined],
  ['0919876543210', undefined],
  ['9198765432', undefined],
  ['09198765432', undefined],
  ['044 2345 6789', undefined],
  ['98400–12345', undefined],
  ['+44 20 7946 0958', undefined],
  ['0044 20 7946 0958', undefined],
  ['+971 50 123 4567', undefined],
  ['+1 415 555 01', undefined],
  ['', undefined],
  ['call me', undefined],
  ['+91', undefined],
  ['+91 98765 4321', 9],
  ['+91 98765 432109', 11],
  ['91 98765 4321', 9],
  ['098765 4321', 9],
  ['98765 4321', 9],
  ['98765 432109', 11],
  ['2345678', 7],
  ['९८७६५ ४३२१०', undefined],
  ['९८७६५ ४३२१', 9],
  ['+௯௧ ௯௮௭௬௫௪௩௨', 8],
])('of %j the wrong number of digits is %p', (typed, digits) => {
  expect(wrongIndianLength(typed)).toBe(digits);
});

test.each([
  ['name', 'at'],
  ['name.gmail.com', 'at'],
  ['name@gmail', 'ending'],
  ['name@gmail.', 'ending'],
  ['name@', undefined],
  ['na me@gmail.com', undefined],
  ['a@b@c.in', undefined],
])('%j lacks %p', (typed, lack) => {
  expect(missingInEmail(typed)).toBe(lack);
});

test.each([
  ['Devanagari', '९८७६५ ४३२१०'],
  ['Bengali', '৯৮৭৬৫ ৪৩২১০'],
  ['Gurmukhi', '੯੮੭੬੫ ੪੩੨੧੦'],
  ['Gujarati', '૯૮૭૬૫ ૪૩૨૧૦'],
  ['Odia', '୯୮୭୬୫ ୪୩୨୧୦'],
  ['Tamil', '௯௮௭௬௫ ௪௩௨௧௦'],
  ['Telugu', '౯౮౭౬౫ ౪౩౨౧౦'],
  ['Kannada', '೯೮೭೬೫ ೪೩೨೧೦'],
  ['Malayalam', '൯൮൭൬൫ ൪൩൨൧൦'],
  ['Urdu', '۹۸۷۶۵ ۴۳۲۱۰'],
])(
  'a phone typed with the digits of a keyboard in %s is the same phone to every form',
  (_script, phone) => {
    expect(phoneField().rule.parse(phone)).toBe('98765 43210');
    expect(webinarPaid.fields.phone.rule.parse(`+९१ ${phone}`)).toBe('9876543210');
    expect(mobile.rule.parse(phone)).toBe('9876543210');
    const { pattern = '' } = jobHuntForms.ta.basicFields.find(({ name }) => name === 'phone') ?? {};
    expect(phone).toMatch(new RegExp(`^(?:${pattern})$`, 'v'));
  },
);
