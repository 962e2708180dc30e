import { describe, expect, it } from '@jest/globals';
import { certificate } from '#lib/enquiries/forms/certificate';
import { coaching } from '#lib/enquiries/forms/coaching';
import { internship } from '#lib/enquiries/forms/internship';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { callOf, json, sampleOf, urlencoded } from '#tests/enquiries/intake/posts';
import { forEachTest } from '#tests/setup/for-each-test';

const trial = forEachTest(openTrial);

const odd = [undefined, null, '', 7, {}, ['x'], 'somebody'];

describe.each([certificate, coaching, internship])('$title', (form) => {
  const { ofAge: _, guardian: __, ...person } = sampleOf(form);

  it('is taken from a caller that says nothing about age', async () => {
    const call = await callOf(form);
    for (const guardian of odd) {
      expect((await call(json({ ...person, guardian }))).status).toBe(200);
    }
  });

  it('asks somebody under 18 for the parent or guardian, and notifies staff the name', async () => {
    const call = await callOf(form);
    const minor = { ...person, ofAge: 'I am under 18' };
    const refused = await call(json(minor));
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors).toEqual({
      guardian: 'Please name your parent or guardian',
    });
    expect((await call(urlencoded({ ...minor, guardian: ' ' }))).status).toBe(422);
    expect((await call(urlencoded({ ...minor, guardian: 'Revathi R' }))).status).toBe(303);
    const [mail] = await trial().mails();
    expect(mail?.text).toContain('Age: I am under 18\nParent or guardian: Revathi R');
  });
});
