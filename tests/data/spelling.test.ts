/** One spelling for each word that we write ourselves; labels and titles of the contract stay as it has them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const files = ['data', 'components', 'app', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

const contract = [
  'Freelance Practice Licenses',
  'Exam Enrollment',
  'Please enter a valid email address',
  'Please provide a valid email address!',
  // A verb.
  'license them to us',
];

/** The texts of a file, line by line: without code that only has such a name. */
const lines = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line, index) => ({
      where: `${file}:${index + 1}`,
      text: contract.reduce((text, fixed) => text.replaceAll(fixed, ''), line).trim(),
    })),
);

const found = (wrong: RegExp, but: RegExp = /^$/) =>
  lines.filter(({ text }) => wrong.test(text) && !but.test(text)).map(({ where }) => where);

describe('a visitor reads', () => {
  it('"licence" for what HOA grants', () => {
    const code = /[{.]\s*licenses\b|\blicenses[\]:,.]|\blicenses \}|^['"]?Licenses'?,?$/;
    expect(found(/[a-z,.] licenses?\b|\blicenses? [a-z]{2}/i, code)).toEqual([]);
  });

  it('"enrolment" with one l', () => {
    const wrong = /[a-z,.] enrollments?\b|\benroll(?:ments?|s)? [a-z]/i;
    expect(found(wrong)).toEqual([]);
  });

  it('"e-mail" with its hyphen', () => {
    const code =
      /\b(?:const|let|select|where|distinct|from|await|return|if) |=>|\{ |[?:] email\b|\bemail not in\b/;
    expect(found(/[a-z]{2} emails?(?: [a-z]{2}|[.;!?](?:\s|['"`<]|$))/i, code)).toEqual([]);
    expect(found(/['"`>]Emails? [a-z]{2}/)).toEqual([]);
  });

  it('an hour as "4:00 PM"', () => {
    expect(found(/\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|a\.m\.|p\.m\.)(?![a-z])/)).toEqual([]);
    expect(found(/(?<![\d:])\d{1,2} (?:AM|PM)\b|\d(?:AM|PM)\b/)).toEqual([]);
  });
});
