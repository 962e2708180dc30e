import { expect, test } from '@jest/globals';
import { readEnv } from '#lib/platform/config/env';
import { addressed } from '#lib/platform/mail/gateway';
import type { Delivery, OutgoingMail } from '#lib/platform/mail/schema';
import { sent } from '#lib/platform/mail/transport';
import { membersOf } from '#lib/staff/rules';
import { mailOf } from '#tests/platform/db/samples';
import { deliveryOf } from '#tests/platform/mail/deliveries';

const env = readEnv({
  MAIL_TO: 'Desk <right@hoa.example>',
  MAIL_FROM: 'HOA <site@hoa.example>',
  SUPPORT_EMAIL: 'support@hoa.example',
  DESK_EMAILS: 'Meena <meena@hoa.example>',
});

async function sentAs(mail: Partial<OutgoingMail>): Promise<Delivery | undefined> {
  const seen: Delivery[] = [];
  const { replyTo: _, ...unanswered } = mailOf();
  const delivery = { ...deliveryOf(), messageId: '<b.staff@hoa.mail>' };
  const transport = addressed(
    {
      send: async (delivery) => {
        seen.push(delivery);
        return sent;
      },
      probe: async () => undefined,
      close: async () => undefined,
    },
    env,
    membersOf(env).map(({ email }) => email),
  );
  await transport.send({ ...delivery, mail: { ...unanswered, ...mail } });
  return seen[0];
}

test('a staff mail that waits goes to MAIL_TO as it is now, not as it was when the visitor wrote', async () => {
  expect((await sentAs({ to: 'mistyped@hoa.exmaple' }))?.mail.to).toBe('Desk <right@hoa.example>');
});

test('what is for one member of the desk goes to that member', async () => {
  expect((await sentAs({ to: 'meena@hoa.example' }))?.mail.to).toBe('meena@hoa.example');
});

test('a visitor’s mail goes where it always did, and is answered to a mailbox that a person reads', async () => {
  const visitors = await sentAs({ role: 'visitor', to: 'ravi@example.com' });
  expect(visitors?.mail.to).toBe('ravi@example.com');
  expect(visitors?.mail.replyTo?.address).toBe('support@hoa.example');
});

test('a Message-ID ends with the domain of the sender', async () => {
  expect((await sentAs({}))?.messageId).toBe('<b.staff@hoa.example>');
});
