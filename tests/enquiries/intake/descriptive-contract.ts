import { expect, it } from '@jest/globals';
import type { Form } from '#lib/forms/define';
import type { Trial } from '#tests/enquiries/enquiry-harness';
import { type Call, identifies, json, sampleOf } from '#tests/enquiries/intake/posts';

const odd = [
  null,
  true,
  0,
  -1.5,
  '',
  'Something else',
  [],
  [[['deep']]],
  { a: { b: 1 } },
  ['x', {}],
];

/** A field that only describes a lead is cut, and never a reason to refuse. */
export function describeDescriptive(form: Form, current: () => { call: Call; trial: Trial }): void {
  const sample = sampleOf(form);
  const describing = Object.entries(form.fields).filter(
    ([name, { required, input }]) =>
      // A guardian's consent for somebody under 18 is asked for, and a batch must be there:
      // guardian.test.ts, tests/batches.
      name !== 'guardian' &&
      name !== 'batch' &&
      (!required || input === 'multiline' || (input === 'text' && !identifies(name))),
  );

  async function answerTo(name: string, value: unknown): Promise<string> {
    const { call, trial } = current();
    expect((await call(json({ ...sample, [name]: value }))).status).toBe(200);
    const answers = trial.stored().at(-1)?.transcript ?? [];
    return answers.find((answer) => answer.name === name)?.value ?? '';
  }

  for (const [name, { input, required }] of describing) {
    it(`cuts ${name} at its limit`, async () => {
      if (input === 'choices') {
        const entries = Array.from({ length: 60 }, (_, at) => `${at}-${'x'.repeat(300)}`);
        const stored = (await answerTo(name, entries)).split(/, |\n/).filter((e) => /-x/.test(e));
        expect(stored).toEqual(entries.slice(0, 50).map((entry) => entry.slice(0, 200)));
      } else {
        const limit = input === 'multiline' ? 5000 : 200;
        expect(await answerTo(name, 'y'.repeat(limit + 100))).toBe('y'.repeat(limit));
        // As with names: what a reader counts as one character is one, and never halved.
        expect(await answerTo(name, '👩'.repeat(limit + 1))).toBe('👩'.repeat(limit));
      }
    });

    if (required) continue;
    it(`takes whatever is in ${name}`, async () => {
      for (const value of odd) await answerTo(name, value);
      await answerTo(name, undefined);
      expect(await answerTo(name, ['Something else'])).toContain('Something else');
    });
  }
}
