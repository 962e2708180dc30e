/** What an operator is told to correct is the setting by which mail leaves here. */
import { expect, test } from '@jest/globals';
import { mailRemedy } from '#lib/server/mail/transport';
import { mailTransports } from '#lib/server/settings/public-mode';

const ofSettings = [
  'login-failed',
  'server-unknown',
  'server-unreachable',
  'server-silent',
  'server-hung-up',
];

test.each([...mailTransports, { setting: 'RELAY_URL' }])(
  'where $setting chooses the way, a remedy names it and no other',
  (transport) => {
    const others = mailTransports.filter(({ setting }) => setting !== transport.setting);
    for (const reason of ofSettings) {
      const remedy = mailRemedy(reason, transport);
      expect(remedy).toContain(transport.setting);
      for (const { setting } of others) expect(remedy).not.toContain(setting);
    }
  },
);

test('where mail is written to files the remedy names their folder and no mail server', () => {
  const remedy = mailRemedy('folder-unwritable');
  expect(remedy).toBe('DATA_DIR/mail cannot be written: give it to the user of the site');
});

test('a reason that is not known is told as it is', () => {
  expect(mailRemedy('moon-full', mailTransports[0])).toBe('the mail server is away: moon-full');
});
