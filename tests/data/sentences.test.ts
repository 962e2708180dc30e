/** Sentences that sounded translated: an editor replaced each, and none may come back into what people read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const replaced = [
  'Kept up to a year, to call you back',
  'Jobs for accountants, at no cost to them',
  'Say whom you need and how many',
  'Asking us and talking it over costs nothing and binds you to nothing',
  'Nothing is owed until you have agreed to a fee and paid it',
  'an enquiry charges nothing',
  'You deal with HOA Training LLP',
  'You deal with {name}',
  'Does no day suit you?',
  'a seat that somebody has yet to pay for counts as held',
  'Those who begin, and those who lack one skill for the next post',
  'A trainer to yourself',
  'The same with each',
  'Read against the law on',
  'What is yours',
  'Nothing is still to come',
  'Not counted: ',
  'Per month, so that the two can be compared',
  'Take it into my application',
  'as the catalogue has them',
  'Your page for the post',
  'Twelve questions as they come up at work',
  'that bore 12% or 28%',
  'sale to another State bears IGST',
  'lies in the box, not entered',
  'before the box is filled up',
  'card settlement on its way',
  '₹10,000 comes in the end',
  'What does the slip cost if it is published and claimed',
  '₹50,000 is missing',
  'It used to be; now the other half has to be tested as well',
  'EPF and ESI upon them, and the payslip that follows',
  'the day you mean to pay',
  'Put right this week',
  'A paper that says what you can do',
  'Disputes belong to the courts at Chennai',
  'Coaching, alone or in a group',
  'Batches that begin soon',
  'I declare that I can do the work ticked above by myself',
  'Closed before anybody called or wrote',
  'Your enquiry is closed',
];

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const texts = ['data', 'lib', 'app', 'components']
  .flatMap(sourcesOf)
  .map((path) => [path, readFileSync(path, 'utf8').replaceAll(/\s+/g, ' ')] as const);

test.each(replaced)('nobody reads “%s” again', (sentence) => {
  expect(texts.filter(([, text]) => text.includes(sentence)).map(([path]) => path)).toEqual([]);
});
