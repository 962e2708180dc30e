import { z } from 'zod';
import {
  clock,
  count,
  day,
  entry,
  expected,
  flag,
  indianDay,
  instant,
  lines,
  listOf,
  oneOf,
  rupees,
  slug,
  words,
} from '#scripts/content/kinds';

const sequence = z
  .int(expected('how often it changed: 0, 1, 2'))
  .nonnegative(expected('how often it changed: 0, 1, 2'));
const weekday = z
  .int(expected('a weekday: 0 is Sunday, 6 Saturday'))
  .min(0, expected('a weekday: 0 is Sunday'))
  .max(6, expected('a weekday: 6 is Saturday'));

export const webinars = {
  'webinars.ts': {
    weekly: entry({
      title: words,
      weekdays: listOf(weekday),
      weekdayNames: words,
      since: day,
      updated: instant,
      sequence,
      start: clock,
      end: clock,
      sessions: listOf(
        entry({ language: words, code: oneOf('ta', 'te'), start: clock, end: clock }),
        'language',
        'code',
      ),
    }),
    topics: listOf(
      entry({ title: words, short: words, description: words, added: day }),
      'title',
    ).min(1, expected('at least one topic')),
    datedWebinars: listOf(
      entry({
        date: indianDay,
        language: words,
        title: words,
        description: words,
        updated: instant,
        sequence,
      }),
    ),
    editions: listOf(
      entry({
        id: slug,
        title: words,
        lede: words,
        date: day,
        start: clock,
        end: clock,
        price: rupees,
        closesAt: instant,
        seats: count.optional(),
        languages: lines,
        whatItIs: lines,
        whoItIsFor: lines,
        whatYouLearn: lines,
        updated: instant,
        sequence,
      }),
      'id',
    ).min(1, expected('at least one edition')),
    coaches: listOf(entry({ name: words, about: words, sample: flag }), 'name'),
  },
};
