import { expect, test } from '@jest/globals';
import { openDeskSite } from '#tests/desk/desk-site';
import { checkMails } from '#tests/desk/filled-mails';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { mailOf } from '#tests/platform/db/samples';

test.each([
  ['We call you {hour}', 'subject'],
  ['We have received \u{E000}number\u{E000}', 'text'],
  ['You paid undefined', 'text'],
])(
  'a mail that says “%s” is found in its %s, one with a private link is not',
  async (words, place) => {
    const desk = await openDeskSite();
    const { store, env } = desk.context;
    const mail = mailOf({ text: 'https://hoa.example/enquiry/{enquiry-token}' });
    await store.recordSubmission(enquiryOf({}), [mail]);
    await checkMails({ dataDir: env.DATA_DIR });
    await store.recordSubmission(enquiryOf({}), [{ ...mail, [place]: words }]);
    await expect(checkMails({ dataDir: env.DATA_DIR })).rejects.toThrow('nobody filled in');
    await expect(desk.close()).rejects.toThrow('nobody filled in');
  },
);
