/** A spam filter scores every kind of mail that the site sends in public mode. */
import assert from 'node:assert/strict';
import { type Cleanup, definePart } from '#tests/parts/part';
import { newFolder, output } from '#tests/parts/programs';
import { publicStory } from '#tests/parts/public-story';

interface Judged {
  readonly subject: string;
  readonly score: number;
  readonly rules: string;
}

async function prepare(cleanup: Cleanup) {
  const folder = await newFolder(cleanup, 'spam');
  const story = await publicStory();
  const mails = await story.mails();
  const mbox = mails.map(
    (mail) =>
      `From site@hoa.example.in Tue Dec  1 10:00:00 2026\n${mail.replaceAll('\r\n', '\n').replaceAll(/^(>*From )/gm, '>$1')}\n`,
  );
  const judged = output('/usr/bin/spamassassin', ['-L', '--mbox'], {
    input: mbox.join('\n'),
    env: { HOME: folder },
  });
  return {
    mails,
    judged: judged
      .split(/^From site@.*\n/m)
      .slice(1)
      .map(verdictOf),
  };
}

function verdictOf(mail: string): Judged {
  const head = mail.slice(0, mail.indexOf('\n\n')).replaceAll(/\n[ \t]+/g, ' ');
  const of = (header: RegExp) => header.exec(head)?.[1] ?? '';
  return {
    subject: of(/^Subject: (.*)$/m),
    score: Number(of(/^X-Spam-Status: .*score=([-.\d]+)/m) || Number.NaN),
    rules: of(/^X-Spam-Status: .*tests=(\S*(?: \S+,?)*?) autolearn/m),
  };
}

export const spam = definePart<Awaited<ReturnType<typeof prepare>>>({
  name: 'spamassassin',
  packages: ['spamassassin'],
  holds: 'every kind of mail of public mode has 0 points or fewer, without asking the network',
  prepare,
  checks: {
    'each mail of the story is judged': ({ mails, judged }) => {
      assert.ok(mails.length >= 40, `${mails.length} mails`);
      assert.equal(judged.length, mails.length);
      assert.deepEqual(
        judged.filter(({ score }) => Number.isNaN(score)),
        [],
      );
    },
    'none has more than 0 points': ({ judged }) => {
      const guilty = judged
        .filter(({ score }) => score > 0)
        .map(({ subject, score, rules }) => `${score} ${subject}: ${rules}`);
      assert.deepEqual(guilty, []);
    },
  },
});
