import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { describeDescribing } from '#tests/enquiries/describing-promises';
import { type Call, callOf, enquiries } from '#tests/enquiries/posts';
import { describeRefusing } from '#tests/enquiries/refusing-promises';
import { describeTaking } from '#tests/enquiries/taking-promises';
import { openTrial, type Trial } from '#tests/enquiries/trial';

it('has a kind and a call for each form', () => {
  expect(new Set(enquiries.map(({ kind }) => kind)).size).toBe(enquiries.length);
  expect(new Set(enquiries.map(({ action }) => action)).size).toBe(enquiries.length);
  expect(enquiries.length).toBeGreaterThanOrEqual(7);
});

describe.each(enquiries.map((form) => [form.action, form] as const))('%s', (_, form) => {
  let call: Call;
  let trial: Trial;
  beforeEach(async () => {
    call = await callOf(form);
    trial = await openTrial();
  });
  afterEach(() => trial.close());

  const current = () => ({ call, trial });
  describeTaking(form, current);
  describeRefusing(form, current);
  describeDescribing(form, current);
});
