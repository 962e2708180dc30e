import { describe, expect, it } from '@jest/globals';
import { actions } from '#tests/platform/files/pdf/actions';
import { hidden } from '#tests/platform/files/pdf/hidden';
import { withFeatures } from '#tests/platform/files/pdf/honest-features';
import { byPrograms } from '#tests/platform/files/pdf/honest-programs';
import { polyglots, unreadable } from '#tests/platform/files/pdf/unreadable';
import {
  active,
  fine,
  unreadable as unreadableText,
  verdictOf,
  wrongType,
} from '#tests/platform/files/verdicts';

const verdict = (data: Buffer) => verdictOf(data, 'cv.pdf');

describe('a PDF is refused, and the visitor told how to make one that is not, where it', () => {
  it.each(Object.entries(actions))('%s', async (_, data) =>
    expect(await verdict(data)).toEqual(active),
  );
});

describe('a PDF is refused that hides a script', () => {
  it.each(Object.entries(hidden))('%s', async (_, data) =>
    expect(await verdict(data)).toEqual(active),
  );
});

describe('a PDF that nobody can read for certain is refused, and the visitor asked to save it again:', () => {
  it.each(Object.entries(unreadable))('%s', async (_, data) =>
    expect(await verdict(data)).toEqual(unreadableText),
  );
});

describe('a PDF that is a file of another kind too is none:', () => {
  it.each(Object.entries(polyglots))('%s', async (_, data) =>
    expect(await verdict(data)).toBe(wrongType),
  );
});

describe('a PDF is taken', () => {
  it.each(Object.entries({ ...byPrograms, ...withFeatures }))('%s', async (_, make) =>
    expect(await verdict(await make())).toEqual(fine),
  );
});
