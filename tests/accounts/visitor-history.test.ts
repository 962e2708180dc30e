import { expect, test } from '@jest/globals';
import { visitorHistory } from '#lib/accounts/views/status';
import { messageIdOf } from '#lib/platform/mail/queries/outbox';
import { openVisitor } from '#tests/accounts/visitor-harness';
import { forEachTest } from '#tests/setup/for-each-test';
import { noon } from '#tests/setup/test-site';

const visitor = forEachTest(openVisitor);

test('the receipt is listed at its own time, whatever was mailed to them since', async () => {
  const enquiry = await visitor().found();
  if (!enquiry) throw new Error('no enquiry');
  const mail = (at: number, topic?: string) => ({
    id: `mail-${at}`,
    role: 'visitor' as const,
    to: 'asha@example.in',
    messageId: messageIdOf('an-id', 'visitor', topic),
    state: 'sent' as const,
    queuedAt: at,
    at,
    attempts: 0,
  });
  const asked = mail(noon + 60 * 60 * 1000, 'ask-P-20261127-9C2Q');
  const lines = (mails: readonly ReturnType<typeof mail>[]) =>
    visitorHistory(enquiry, [], mails, false, noon).filter(({ text }) => text.includes('receipt'));
  expect(lines([asked])).toEqual([]);
  const [line] = lines([asked, mail(noon + 60_000)]);
  expect(line).toMatchObject({ time: '12:01 PM' });
});
