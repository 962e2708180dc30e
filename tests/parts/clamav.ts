/** ClamAV's own daemon with one signature of ours: a marked file, a daemon that is silent, gone, and back. */
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiRoutes } from '#data/addresses/routes';
import { ask } from '#tests/hosts/visitor';
import { type Cleanup, definePart } from '#tests/parts/part';
import { listens, newFolder, startDaemon, until } from '#tests/parts/programs';
import { openPublicSite, publicSettings } from '#tests/parts/public-site';
import { formData, multipart, resumePart, type } from '#tests/platform/files/post';
import { pdfWith } from '#tests/platform/files/samples';
import type { MailServer } from '#tests/platform/mail/mail-server';

const mark = 'A-MARK-THAT-ONLY-THIS-TEST-KNOWS';
const clean = /No virus was found in the resume/;
const infected = /A VIRUS in the resume/;
const notScanned = /NOT scanned for viruses yet/;

async function prepare(cleanup: Cleanup) {
  const folder = await newFolder(cleanup, 'clamav');
  const [socket, signatures] = [join(folder, 'clamd.sock'), join(folder, 'signatures')];
  mkdirSync(signatures);
  // https://docs.clamav.net/manual/Signatures/ExtendedSignatures.html
  writeFileSync(join(signatures, 'hoa.ndb'), `Hoa.Mark:0:*:${Buffer.from(mark).toString('hex')}\n`);
  const config = join(folder, 'clamd.conf');
  writeFileSync(
    config,
    `Foreground yes\nDatabaseDirectory ${signatures}\nLocalSocket ${socket}\nStreamMaxLength 20M\n`,
  );
  const start = () => {
    rmSync(socket, { force: true });
    return startDaemon(cleanup, '/usr/sbin/clamd', ['-c', config], () => listens(socket));
  };
  const clamd = await start();
  const site = await openPublicSite(cleanup, { CLAMD: socket });
  /** Applications whose file was not scanned, and what the team is to read about it later. */
  const waiting: (readonly [reference: string, words: RegExp])[] = [];
  return { clamd, start, site, waiting };
}

type Context = Awaited<ReturnType<typeof prepare>>;

/** A PDF whose comment holds these words, from somebody whose name is in the mail about it. */
async function apply({ site }: Context, who: string, words: string) {
  const file = pdfWith(words);
  const email = `${who}@visitor.example.in`;
  const begin = performance.now();
  const { status, body } = await ask(site.origin, apiRoutes.application, {
    method: 'POST',
    headers: { 'content-type': type, accept: 'application/json' },
    body: multipart([formData({ email }), resumePart(file)]),
    timeoutMs: 60_000,
  });
  const [reference = `no reference of ${who}`] = /HOA-\w{4}-\w{3}/.exec(body) ?? [];
  return { status, body, reference, seconds: (performance.now() - begin) / 1000 };
}

/** Waits for the mail to the team about an application in which the words are. */
async function mailAbout({ site }: Context, reference: string, words: RegExp, seconds = 30) {
  const isIt = ({ mail, recipients }: MailServer['received'][number]) => {
    const text = `${mail.subject} ${mail.text}`;
    return (
      recipients.includes(publicSettings.MAIL_TO) && text.includes(reference) && words.test(text)
    );
  };
  await until(`a mail about ${reference} with ${words}`, seconds, () =>
    site.mail.received.some(isIt),
  );
}

export const clamav = definePart<Context>({
  name: 'clamav',
  packages: ['clamav-daemon'],
  holds:
    'a marked file is refused; while clamd is silent or gone files are taken and marked, and scanned when it is back',
  prepare,
  checks: {
    'a clean resume is taken, and the team reads that it was scanned': async (context) => {
      const { status, body, reference } = await apply(context, 'clean', 'nothing');
      assert.equal(status, 200, body);
      await mailAbout(context, reference, /no virus found/);
    },
    'a marked resume is refused in words, and nobody gets it': async (context) => {
      const { status, body } = await apply(context, 'marked', mark);
      assert.equal(status, 422, body);
      assert.match(body, /virus scanner stopped this file/);
      assert.ok(!context.site.mail.received.some(({ raw }) => raw.includes('marked@')));
    },
    'while clamd is silent a resume is taken within ten seconds, and marked as not scanned': async (
      context,
    ) => {
      context.clamd.child.kill('SIGSTOP');
      try {
        const { status, body, reference, seconds } = await apply(context, 'silent', 'nothing');
        assert.equal(status, 200, body);
        assert.ok(seconds < 10, `${seconds.toFixed(1)} s`);
        await mailAbout(context, reference, notScanned);
        context.waiting.push([reference, clean]);
      } finally {
        context.clamd.child.kill('SIGCONT');
      }
    },
    'while clamd is gone resumes are taken at once, and marked as not scanned': async (context) => {
      await context.clamd.stop('SIGKILL');
      for (const [who, words] of [
        ['gone', 'nothing'],
        ['gone-marked', mark],
      ] as const) {
        const { status, body, reference, seconds } = await apply(context, who, words);
        assert.equal(status, 200, body);
        assert.ok(seconds < 5, `${seconds.toFixed(1)} s`);
        await mailAbout(context, reference, notScanned);
        context.waiting.push([reference, words === mark ? infected : clean]);
      }
    },
    'the team is told once that the scanner is away, and what to do': ({ site }) => {
      const notices = site.mail.received.filter(({ mail }) =>
        /scanner away/i.test(mail.subject ?? ''),
      );
      assert.equal(notices.length, 1);
      assert.match(notices[0]?.mail.text ?? '', /Start clamd/);
    },
    'once clamd is back each of them is scanned within two minutes, and the team told what was found':
      async (context) => {
        await context.start();
        assert.equal(context.waiting.length, 3);
        for (const [reference, words] of context.waiting)
          await mailAbout(context, reference, words, 120);
      },
  },
});
