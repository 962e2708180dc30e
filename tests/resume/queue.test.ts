import { expect, test } from '@jest/globals';
import { processState } from '#lib/platform/values/process-state';
import { openFaces } from '#lib/resume/files/faces';
import { layOut, leastPages } from '#lib/resume/files/pages';
import { readResume } from '#lib/resume/rules/read';
import { sheetOf } from '#lib/resume/rules/sections';
import { mostWorkEach, newResumeQueue, workOf } from '#lib/resume/worker/worker';
import { openTrial } from '#tests/platform/files/upload-harness';
import { errorsOf, postJson } from '#tests/resume/resume-harness';
import { forEachTest } from '#tests/setup/for-each-test';

forEachTest(openTrial);

const document = (posts: number, lines: number, text: string) => ({
  basics: { name: 'Asha' },
  work: Array.from({ length: posts }, (_, at) => ({
    name: `Firm ${at}`,
    startDate: `${2020 - at}-01`,
    highlights: Array.from({ length: lines }, () => text),
  })),
});

const sheetFrom = (typed: Record<string, unknown>) => {
  const read = readResume(typed);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return sheetOf(read.ok, 0);
};

/** Pieces of work that end when they are told to. */
function newWork() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name);
      ends.push(() => resolve(name));
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const endNext = async () => {
    ends.shift()?.();
    await settle();
  };
  return { started, work, endNext, settle };
}

test('networks take turns: whoever brings one resume does not wait for all of many', async () => {
  const queue = newResumeQueue();
  const { started, work, endNext, settle } = newWork();
  const many = ['a1', 'a2', 'a3'].map((name) => queue.run('192.0.2.1', 2, work(name)));
  const one = queue.run('2001:db8:1:1::5', 2, work('b1'));
  await settle();
  for (let at = 0; at < 4; at++) await endNext();
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  expect(await Promise.all([...many, one])).toEqual(['a1', 'a2', 'a3', 'b1']);
  expect(queue.work).toBe(0);
});

test('a network has its share by the work it brings: a subnet a third, a site two thirds', async () => {
  const queue = newResumeQueue();
  const { work, endNext, settle } = newWork();
  const from = (visitor: string) => queue.run(visitor, mostWorkEach, work(visitor));
  const subnets = ['2001:db8:1:1::5', '2001:db8:1:2::5', '192.0.2.1'].map(from);
  await settle();
  expect(await from('2001:db8:1:1::6')).toBe('busy');
  expect(await from('2001:db8:1:3::5')).toBe('busy');
  expect(await from('192.0.2.2')).toBe('busy');
  for (const _ of subnets) await endNext();
  await Promise.all(subnets);
  const again = from('2001:db8:1:1::6');
  await settle();
  await endNext();
  expect(await again).toBe('2001:db8:1:1::6');
});

test('work that fails gives its place back', async () => {
  const queue = newResumeQueue();
  const failing = queue.run('192.0.2.1', mostWorkEach, () => Promise.reject(new Error('fault')));
  await expect(failing).rejects.toThrow('fault');
  expect(await queue.run('192.0.2.1', mostWorkEach, async () => 'next')).toBe('next');
});

test('a long text of joined letters counts for more than a page of Latin ones, and nothing for more than a share', () => {
  const words = (letters: string) =>
    Array.from({ length: 60 }, (_, at) => `${letters.slice(at % 9)}${letters}`).join(' ');
  const works = [document(2, 4, 'Filed returns'), document(4, 5, words('కఖగఘచఛజట').slice(0, 390))];
  expect(works.map((each) => workOf(sheetFrom(each)))).toEqual([1, 1]);
  const different = Array.from({ length: 5000 }, (_, at) =>
    String.fromCodePoint(0xc15 + (at % 30)),
  );
  const heavy = { ...sheetFrom(document(1, 1, 'x')), summary: different.join('').slice(0, 5000) };
  expect(workOf(heavy)).toBe(4);
  expect(workOf({ ...heavy, summary: heavy.summary.repeat(4) })).toBe(mostWorkEach);
});

test('a resume of many pages is refused by its length alone: no thread is started for it', async () => {
  const answer = await postJson(document(30, 10, 'Matched GSTR-2B for 3 clients, '.repeat(5)));
  const { message } = (await answer.clone().json()) as { message: string };
  expect(answer.status).toBe(422);
  expect(message).toMatch(
    /^The last \S+ posts are on pages 3 to at least \d+: shorten what you did/,
  );
  expect(Object.keys(await errorsOf(answer))).toContain('work.29.highlights');
  expect(processState.resumePool?.size ?? 0).toBe(0);
});

test.each([
  ['the narrowest letters', `il.,'’|!:;jt`],
  ['kerned pairs', `AVTo.,LY'//f”W.`],
  ['Tamil', 'க்ஷேத்திரபாலன்பொன்னுச்சாமி'],
  ['Telugu of letters below letters', 'క్ష్మ్య్రశ్రీనివాస్'],
  ['Devanagari with signs above letters', 'र्कर्क्षर्म्यविद्यार्थी'],
  ['Malayalam of letters above letters', 'ക്ഷേത്രം ന്റെ റ്റി ശ്ശ്രീകൃഷ്ണൻ'],
  ['Bengali and Gurmukhi of joined letters', 'র্ক ক্ষ্ম ন্ত্র্য ਸ੍ਰੀ ਹਰਪ੍ਰੀਤ'],
  ['Kannada, Gujarati and Odia of joined letters', 'ರ್ಕ ಲಕ್ಷ್ಮೀ ક્ષ્મ શ્રી କ୍ଷ୍ମ ଶ୍ରୀ'],
  ['marks alone', '\u0301\u094d\u0c4d\u0bcd'],
  ['pictures and other scripts', '👩‍💼🎉ಕನ್ನಡമലയാളം漢字'],
])('what fits is never refused by its length: %s', (_, text) => {
  for (const posts of [2, 8]) {
    for (const spaced of [text, `${text} `]) {
      const line = spaced.repeat(40);
      const sheet = sheetFrom(document(posts, 6, Array.from(line).slice(0, 380).join('')));
      expect(leastPages(sheet).length).toBeLessThanOrEqual(layOut(sheet, openFaces()).length);
    }
  }
});
