/** Every kind of mail through a real mail server: with a login and TLS, greylisted, after an outage, and too large. */
import assert from 'node:assert/strict';
import { apiRoutes, healthCheck } from '#data/addresses/routes';
import { run as runScript } from '#tests/faults/observed-site';
import { ask, post } from '#tests/hosts/visitor';
import { sendEveryForm } from '#tests/parts/every-form';
import { type Cleanup, definePart } from '#tests/parts/part';
import { type Mail, readMails, startPostfix } from '#tests/parts/postfix';
import { newFolder, until } from '#tests/parts/programs';
import { openPublicSite, publicSettings } from '#tests/parts/public-site';
import { runPublicStory } from '#tests/parts/public-story';

/** Beyond what the greylisting server takes of one mail. */
const largeResume = 2 * 1024 * 1024;
/** A name before the @ in Tamil: the server has to know SMTPUTF8. */
const tamilAddress = 'மீனா@visitor.example.in';

async function prepare(cleanup: Cleanup) {
  const [steady, unsteady] = [await startPostfix(cleanup), await startPostfix(cleanup)];
  const [story, outage] = await Promise.all([
    runPublicStory(cleanup, {
      settings: { SMTP_URL: steady.urls.starttls },
      mails: async () => steady.texts(),
    }),
    outlive(cleanup, unsteady),
  ]);
  const health = JSON.parse((await story.read(healthCheck)).body);
  const mails = readMails(steady.files());
  const smtps = { SMTP_URL: steady.urls.smtps, NODE_EXTRA_CA_CERTS: steady.cert };
  const encrypted = await openPublicSite(cleanup, smtps);
  const folder = await newFolder(cleanup, 'doctor');
  return { folder, steady, unsteady, health, mails, encrypted, outage };
}

type Context = Awaited<ReturnType<typeof prepare>>;
type Postfix = Awaited<ReturnType<typeof startPostfix>>;

/** Everything is sent while the server is away; it comes back, and puts off what it has not met before. */
async function outlive(cleanup: Cleanup, server: Postfix) {
  const site = await openPublicSite(cleanup, { SMTP_URL: server.urls.plain });
  await server.down();
  const sent = [...(await sendEveryForm(site.origin, largeResume))];
  const message = { phone: '9840012345', message: 'எப்போது தொடங்கும்?' };
  const written = { name: 'மீனாட்சி', email: tamilAddress, ...message };
  const answer = await post(site.origin, apiRoutes.contact, written);
  sent.push({ kind: 'Tamil address', email: tamilAddress, answer });
  await server.up();
  let mails: readonly Mail[] = [];
  const back = performance.now();
  await until('every mail has come', 150, async () => {
    const { mail } = JSON.parse((await ask(site.origin, healthCheck)).body);
    return mail.waiting === 0;
  });
  const seconds = (performance.now() - back) / 1000;
  mails = readMails(server.files());
  const health = JSON.parse((await ask(site.origin, healthCheck)).body);
  return { sent, mails, seconds, health };
}

/** `staff`, `visitor.ask`, `visitor.V-asked`: what a mail is, without whom it is about. */
const kindOf = ({ id }: Mail) =>
  id
    .replace(/^<[\da-f-]{36}\.|@.*/g, '')
    .replace(/P-\d{8}-\w{4}/, 'P')
    .replace(/V-\w{4}-\w{3}/, 'V')
    .replaceAll(/-(?:\d+|[\da-f]{8}-[\da-f-]{27})/g, '');

const team = publicSettings.MAIL_TO;
const toTeam = (mails: readonly Mail[]) => mails.filter(({ to }) => to.includes(team));

function once(mails: readonly Mail[]): void {
  const ids = mails.map(({ id }) => id);
  assert.deepEqual(
    ids.filter((id, at) => ids.indexOf(id) !== at),
    [],
  );
}

const defects = (mails: readonly Mail[]) =>
  mails.flatMap((mail) => mail.defects.map((each) => `${mail.subject}: ${each}`));

export const mail = definePart<Context>({
  name: 'mail',
  packages: ['postfix', 'dovecot-core', 'postgrey'],
  holds:
    'every kind of mail is delivered once: by login and TLS, after an outage and greylisting, in any script, without what is too large',
  prepare,
  checks: {
    'every kind of mail of a whole story is delivered once, and none is left or given up': ({
      mails,
      health,
    }) => {
      once(mails);
      assert.deepEqual([health.mail.waiting, health.mail.parked], [0, 0]);
      const kinds = new Set(mails.map(kindOf));
      assert.ok(kinds.size >= 12, `${kinds.size} kinds: ${[...kinds].join(', ')}`);
      assert.ok(mails.length >= 40, `${mails.length} mails`);
    },
    'Python’s email package finds no defect in any of them, and each header once': ({
      mails,
      outage,
    }) => {
      assert.deepEqual(defects([...mails, ...outage.mails]), []);
    },
    'each went by STARTTLS with the login of SMTP_URL': ({ mails }) => {
      for (const { subject, received } of mails) {
        const [hop = ''] = received;
        assert.match(hop, /using TLSv1\.[23].*Authenticated sender: site/s, subject);
      }
    },
    'with smtps and a certificate that is trusted a mail is delivered as well': async ({
      encrypted,
      steady,
    }) => {
      const about = 'smtps@visitor.example.in';
      const asked = { name: 'Smita', email: about, phone: '9840012345', message: 'By TLS?' };
      assert.equal((await post(encrypted.origin, apiRoutes.contact, asked)).status, 200);
      await until(
        'its mails come',
        60,
        () => steady.texts().filter((each) => each.includes(about)).length >= 2,
      );
      const found = readMails(steady.files()).filter(({ to, replyTo }) =>
        [...to, ...replyTo].includes(about),
      );
      for (const { received } of found) assert.match(received[0] ?? '', /using TLSv1/);
    },
    'the doctor takes the right login, and names a wrong one and a certificate that nobody vouches for':
      async ({ folder, steady }) => {
        const doctor = (SMTP_URL: string) =>
          runScript('scripts/doctor.ts', { ...publicSettings, SMTP_URL, DATA_DIR: folder });
        assert.match((await doctor(steady.urls.starttls)).printed, /^ok {4}Mail/m);
        assert.match(
          (await doctor(steady.urls.wrong)).printed,
          /^FAIL {2}Mail.*(?:login|password)/m,
        );
        assert.match(
          (await doctor(steady.urls.smtps)).printed,
          /^FAIL {2}Mail.*(?:certificate|encrypt)/m,
        );
      },
    'every form is answered with success while the server is away': ({ outage }) => {
      for (const { kind, answer } of outage.sent)
        assert.equal(answer.status, 200, `${kind}: ${answer.body}`);
    },
    'after an outage and greylisting each of their mails is delivered once, within two minutes': ({
      outage,
    }) => {
      once(outage.mails);
      assert.deepEqual([outage.health.mail.waiting, outage.health.mail.parked], [0, 0]);
      assert.ok(outage.seconds <= 120, `${outage.seconds.toFixed(0)} s`);
      for (const { kind, email } of outage.sent) {
        const theirs = outage.mails.filter(({ to }) => to.includes(email));
        assert.ok(theirs.length >= 1, `none to the visitor of ${kind}`);
        const about = toTeam(outage.mails).filter(({ text }) => text.includes(email));
        assert.equal(about.length, 1, `${about.length} to the team about ${kind}`);
      }
    },
    'every one of them was really put off by greylisting first': ({ outage, unsteady }) => {
      assert.match(unsteady.log(), /450 4\.2\.0 .*Greylisted/);
      const not = outage.mails
        .filter(({ greylisted }) => !greylisted)
        .map(({ subject }) => subject);
      // A pair of sender and recipient is met once.
      assert.ok(not.length < outage.mails.length, not.join());
    },
    'an address in Tamil gets its mail, by SMTPUTF8': ({ outage, unsteady }) => {
      const [theirs] = outage.mails.filter(({ to }) => to.includes(tamilAddress));
      assert.ok(theirs, 'no mail to it');
      assert.match(theirs.received[0] ?? '', /with (?:UTF8|ESMTP|SMTPUTF8)/i);
      assert.doesNotMatch(unsteady.log(), /SMTPUTF8 is required/);
    },
    'names and subjects in Tamil are read as they were typed': ({ outage }) => {
      const about = toTeam(outage.mails).filter(({ text }) => text.includes(tamilAddress));
      assert.ok(about[0]?.subject.includes('மீனாட்சி'), about[0]?.subject);
      assert.ok(about[0]?.text.includes('எப்போது தொடங்கும்?'));
    },
    'a resume beyond what the server takes stays behind, and the mail says where it is read': ({
      outage,
    }) => {
      const [about] = toTeam(outage.mails).filter(({ replyTo }) =>
        replyTo.includes('application@visitor.example.in'),
      );
      assert.deepEqual(about?.attachments, []);
      assert.match(about?.text ?? '', /\/desk\/HOA-/);
    },
  },
});
