/** Words of the Tamil and Telugu texts that readers stumbled over, and what is said in their place. */
import { expect, test } from '@jest/globals';
import { registrationWords } from '#data/after-registration';
import { confirmationWords } from '#data/job-hunt/confirmation';
import { sessionMailWords } from '#data/job-hunt/session-mails';
import { tamilPage } from '#data/job-hunt/ta';
import { englishForm } from '#data/job-hunt-form/en';
import { tamilForm } from '#data/job-hunt-form/ta';
import { teluguForm } from '#data/job-hunt-form/te';

test('who may tell Meta what is said in each language', () => {
  for (const form of [tamilForm, teluguForm, englishForm]) {
    expect(form.texts.measure).toMatch(/HOA.* Meta \(Facebook\)/);
  }
});

test('the purpose of a draft comes before the verb', () => {
  const [ta = '', te = ''] = [tamilForm, teluguForm].map(({ texts }) => texts.keeping);
  expect(ta.indexOf('உதவுவதற்காக')).toBeLessThan(ta.indexOf('சேமிக்கப்படும்'));
  expect(te.indexOf('సహాయపడేందుకు')).toBeLessThan(te.indexOf('భద్రపరుస్తాం'));
});

test('a number with digits too few or too many is said so, and where its country is asked', () => {
  const { ta, te } = confirmationWords;
  expect(ta.phone.shorter).toContain('இலக்கங்கள் குறைவு');
  expect(ta.phone.longer).toMatch(/இலக்கங்கள் அதிகம்.*நாட்டையும்/);
  expect(te.phone.shorter).toContain('అంకెలు తక్కువ');
  expect(te.phone.longer).toMatch(/అంకెలు ఎక్కువ.*దేశం/);
  expect(ta.phone.shorter).toContain('இந்த மின்னஞ்சலுக்குப் பதில் எழுதி, சரியான எண்ணைத் தெரிவியுங்கள்');
});

test('a confirmation says that the registration holds, and a page in English that it is', () => {
  expect(confirmationWords.ta.subject).toBe('பதிவு உறுதியானது');
  expect(sessionMailWords.ta.stop).toContain('ஆங்கிலத்தில் உள்ள இந்தப் பக்கத்தை');
  expect(sessionMailWords.te.stop).toContain('ఇంగ్లీషులో ఉన్న ఈ పేజీని');
  expect(registrationWords.ta.call).toMatch(/^நாங்கள் உங்களைத் தொலைபேசியிலும் அழைப்போம்/);
  expect(tamilPage.loop.text).toContain('நேரம் முடிவதற்குள்');
});
