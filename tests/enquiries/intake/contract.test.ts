import { describe, expect, it } from '@jest/globals';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { describeAccepting } from '#tests/enquiries/intake/accepting-contract';
import { describeDescriptive } from '#tests/enquiries/intake/descriptive-contract';
import { callOf, enquiries } from '#tests/enquiries/intake/posts';
import { describeRejecting } from '#tests/enquiries/intake/rejecting-contract';
import { forEachTest } from '#tests/setup/for-each-test';

it('has a kind and a call for each form', () => {
  expect(new Set(enquiries.map(({ kind }) => kind)).size).toBe(enquiries.length);
  expect(new Set(enquiries.map(({ action }) => action)).size).toBe(enquiries.length);
  expect(enquiries.length).toBeGreaterThanOrEqual(7);
});

describe.each(enquiries.map((form) => [form.action, form] as const))('%s', (_, form) => {
  const trial = forEachTest(openTrial);
  const call = callOf(form);

  const current = () => ({ call, trial: trial() });
  describeAccepting(form, current);
  describeRejecting(form, current);
  describeDescriptive(form, current);
});
