import { describe, expect, test } from '@jest/globals';
import { context } from '#lib/platform/context';
import { readMirror } from '#lib/privacy/queries/records';
import { openVisitor } from '#tests/accounts/visitor-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const visitor = forEachTest(openVisitor);
const kinds = () =>
  visitor()
    .trial.stored()
    .map(({ kind }) => kind);

describe('a withdrawal', () => {
  test('erases everything of this enquiry, and notifies staff reference and kind', async () => {
    await visitor().trial.mails();
    const response = await visitor().plainly({ action: 'withdraw', confirm: 'yes' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/received/withdrawn',
    ]);
    expect(await visitor().found()).toBeUndefined();
    expect(kinds()).toEqual(['withdrawal']);
    expect(await readMirror(context().env.DATA_DIR)).toMatchObject({
      erasures: [{ kind: 'enquiry' }],
    });
    const notices = (await visitor().trial.staffMails()).filter(({ subject }) =>
      subject?.startsWith('[withdrawal]'),
    );
    expect(notices).toHaveLength(1);
    // The one that staff know, and no other.
    const references = [...(notices[0]?.text ?? '').matchAll(/^Reference: (.*)$/gm)];
    expect(references.map(([, value]) => value)).toEqual([visitor().reference]);
    expect(notices[0]?.text).toContain('message [contact]');
    expect(notices[0]?.text).not.toMatch(/Asha|98400/);
  });

  test('is confirmed to a visitor who clicks twice, and reported to staff once', async () => {
    const withdraw = () => visitor().plainly({ action: 'withdraw', confirm: 'yes' });
    const answers = await Promise.all([withdraw(), withdraw()]);
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual([
      '/received/withdrawn',
      '/received/withdrawn',
    ]);
    expect(kinds()).toEqual(['withdrawal']);
  });
});
