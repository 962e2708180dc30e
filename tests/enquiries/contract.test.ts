import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAccepting } from '#tests/enquiries/accepting-contract';
import { describeDescriptive } from '#tests/enquiries/descriptive-contract';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { type Call, callOf, enquiries } from '#tests/enquiries/posts';
import { describeRejecting } from '#tests/enquiries/rejecting-contract';
import { forEachTest } from '#tests/setup/for-each-test';

it('has a kind and a call for each form', () => {
  expect(new Set(enquiries.map(({ kind }) => kind)).size).toBe(enquiries.length);
  expect(new Set(enquiries.map(({ action }) => action)).size).toBe(enquiries.length);
  expect(enquiries.length).toBeGreaterThanOrEqual(7);
});

describe.each(enquiries.map((form) => [form.action, form] as const))('%s', (_, form) => {
  const trial = forEachTest(openTrial);
  let call: Call;
  beforeEach(async () => {
    call = await callOf(form);
  });

  const current = () => ({ call, trial: trial() });
  describeAccepting(form, current);
  describeRejecting(form, current);
  describeDescriptive(form, current);
});
