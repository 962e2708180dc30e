import { describe, expect, it } from '@jest/globals';
import { coaching } from '#lib/enquiries/forms/coaching';
import { internship } from '#lib/enquiries/forms/internship';
import { licence } from '#lib/enquiries/forms/licence';
import { employer } from '#lib/placement/forms/employer';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { callOf, json, sampleOf } from '#tests/enquiries/intake/posts';

const error = { status: 422, message: 'Name is required' };
const silence = {};

describe('the texts of the catalogue', () => {
  it('coaching: the failure, followed by the error', () => {
    const failed = 'Failed to submit the form. Please try again later.';
    expect(coaching.failure(error)).toBe(`${failed} Name is required`);
    expect(coaching.failure({ status: 502 })).toBe(`${failed} 502`);
    expect(coaching.failure(silence)).toMatch(failed);
  });

  it('internship: the failure, followed by the status', () => {
    expect(internship.failure({ status: 503 })).toBe(
      'Failed to submit the form. Please try again later. Server responded with status: 503',
    );
    expect(internship.failure(silence)).toBe('Failed to submit the form. Please try again later.');
  });

  it('licence: the server’s words, or that something went wrong', () => {
    expect(licence.failure(error)).toBe('Name is required');
    expect(licence.failure({ status: 500 })).toBe('Something went wrong');
    expect(licence.failure(silence)).toBe(
      'There was an error submitting your application. Please try again.',
    );
  });

  it('employer: the message was not sent', () => {
    for (const reply of [error, silence]) {
      expect(employer.failure(reply)).toBe('Failed to send message!');
    }
  });
});

describe('the box that authorizes us', () => {
  const text = 'Please authorize HOA to contact you to proceed with your application.';

  it.each([coaching, internship, licence])('holds back the page of %p alone', async (form) => {
    const typed = form.askedSchema.safeParse(sampleOf(form));
    expect(typed.error?.issues).toMatchObject([{ path: ['authorize'], message: text }]);
    expect(form.askedSchema.safeParse({ ...sampleOf(form), authorize: true }).success).toBe(true);

    const trial = await openTrial();
    const call = await callOf(form);
    expect((await call(json(sampleOf(form)))).status).toBe(200);
    expect(trial.stored()[0]?.transcript.map(({ name }) => name)).not.toContain('authorize');
    await trial.close();
  });

  it('leaves the submit of a licence enabled', () => {
    expect([coaching, internship, licence].map(({ lenient }) => lenient ?? false)).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('of whom there are any', () => {
  const composed = (typed: Record<string, unknown>) =>
    employer.compose?.({ accountantType: 'Junior Accountant', ...typed }, 0);

  it('asks for seniors where there are no juniors', () => {
    expect(composed({ numberOfAccountants: '0', otherNumber: '2' })).toEqual({
      accountantType: 'Senior Accountant',
      numberOfAccountants: '2',
      otherNumber: '',
    });
  });

  it('leaves both where there are both, and says nothing of none', () => {
    expect(composed({ numberOfAccountants: '2', otherNumber: '1' })).toMatchObject({
      accountantType: 'Junior Accountant',
      numberOfAccountants: '2',
      otherNumber: '1',
    });
    expect(composed({ numberOfAccountants: 0, otherNumber: '0' })).toMatchObject({
      numberOfAccountants: 0,
      otherNumber: '',
    });
  });
});

describe('how many accountants', () => {
  const count = (value: unknown) =>
    employer.schema.safeParse({ ...sampleOf(employer), numberOfAccountants: value });

  it.each([1, '1', ' 12 ', '007', 250, Number.MAX_SAFE_INTEGER])('takes %j', (value) => {
    expect(count(value).success).toBe(true);
  });

  it.each([0, '0', '-1', 1.5, '1.5', 'two', '1e3', Number.MAX_VALUE, '９'])(
    'asks again for %j',
    (value) => {
      expect(count(value).error?.issues).toMatchObject([
        { message: 'Number of Accountants must be a whole number of 1 or more' },
      ]);
    },
  );

  it('knows two types of them', () => {
    const type = (accountantType: string) =>
      employer.schema.safeParse({ ...sampleOf(employer), accountantType });
    expect(type('Junior Accountant').success).toBe(true);
    expect(type('Senior Accountant').success).toBe(true);
    expect(type('junior').error?.issues).toMatchObject([
      { message: 'Please choose Junior Accountant or Senior Accountant' },
    ]);
  });
});
