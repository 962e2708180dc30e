/** A site in public mode on which something of every kind has happened: forms, payments, a batch, a vacancy, certificates. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deskCalls, deskEnquiryCall, deskEnquiryPath } from '#data/addresses/desk-routes';
import { apiRoutes, routes } from '#data/addresses/routes';
import { type Asked, Recording } from '#scripts/documents/recording';
import { FileClock, writeStory } from '#scripts/documents/story';
import { signInAs } from '#scripts/open-desk';
import { freePort, serveCopy } from '#scripts/serve-copy';
import { clockOfFile, installSystem } from '#scripts/system';
import type { Answer } from '#tests/hosts/visitor';
import { answerOf } from '#tests/journeys/checkout';
import type { Cleanup } from '#tests/parts/part';
import { newFolder, until } from '#tests/parts/programs';
import { buildInPublic, publicSettings } from '#tests/parts/public-site';
import { type Provider, startProvider } from '#tests/payments/provider';
import { MailServer } from '#tests/platform/mail/mail-server';

const members = 'Meena Sample <meena@example.com>, Sathya Sample <sathya@example.com>';

/** Goes to the provider's page where the story pays in the sandbox, which public mode does not have. */
class PayingVisitor extends Recording {
  private readonly provider: Provider;
  /** The code of a sign-in, once its mail is here. */
  private readonly untilCodeCame: () => Promise<void>;

  constructor(
    origin: string,
    folder: string,
    provider: Provider,
    untilCodeCame: () => Promise<void>,
  ) {
    super(origin, folder);
    this.provider = provider;
    this.untilCodeCame = untilCodeCame;
  }

  override async ask(path: string, asked: Asked = {}): Promise<Answer> {
    if (path === `${routes.sandboxCheckout}/pay`) {
      const { order_id: order } = asked.body as Readonly<Record<string, string>>;
      // The paid webinar of 2025 is over, and public mode opens no order of it.
      if (!order) return super.ask(routes.aiWebinar, { as: 'no order' });
      return super.ask(apiRoutes.verifyPayment, {
        ...asked,
        body: answerOf(this.provider.pay(order)),
      });
    }
    const answer = await super.ask(path, asked);
    if (path === deskCalls.signIn) await this.untilCodeCame();
    return answer;
  }
}

export interface Mailbox {
  readonly settings: Readonly<Record<string, string>>;
  readonly mails: () => Promise<readonly string[]>;
}

export type PublicStory = Awaited<ReturnType<typeof runPublicStory>>;

const shared = new AsyncDisposableStack();
let story: Promise<PublicStory> | undefined;

/** One story for all parts that only read what it left: it takes half a minute. */
export function publicStory(): Promise<PublicStory> {
  story ??= runOnMailServer();
  return story;
}

/** When no part needs it any more. */
export const endPublicStory = (): Promise<void> => shared.disposeAsync();

async function runOnMailServer(): Promise<PublicStory> {
  const server = new MailServer({ disabledCommands: ['STARTTLS'] });
  await server.up();
  shared.defer(() => server.down());
  return runPublicStory(shared, {
    settings: { SMTP_URL: server.url },
    mails: async () => server.received.map(({ raw }) => raw),
  });
}

export async function runPublicStory(cleanup: Cleanup, mailbox: Mailbox) {
  installSystem(['faketime']);
  await buildInPublic();
  const folder = await newFolder(cleanup, 'story');
  const dataDir = join(folder, 'data');
  const mailFolder = join(dataDir, 'mail');
  mkdirSync(mailFolder, { recursive: true });
  const clock = new FileClock(join(folder, 'clock'));
  const provider = await startProvider();
  cleanup.defer(() => provider.close());
  const settings = {
    TZ: 'UTC',
    DATA_DIR: dataDir,
    DESK_EMAILS: members,
    PORT: String(await freePort()),
    ...clockOfFile(clock.file),
  };
  const inPublic = { ...publicSettings, ...mailbox.settings, ...provider.settings, ...settings };
  // Samples are made in trial mode alone, on a store that is there; the public site then finds them in it.
  await (await serveCopy(inPublic)).stop();
  for (const kind of ['batches', 'placement']) {
    const env = { ...process.env, ...settings };
    const { status, stderr } = spawnSync(process.execPath, ['scripts/samples.ts', kind], { env });
    if (status !== 0) throw new Error(`no samples of ${kind}: ${stderr}`);
  }
  const site = await serveCopy(inPublic);
  cleanup.defer(() => site.stop());
  // The story reads the code of a sign-in from the folder that trial mode writes its mails to.
  const untilCodeCame = () =>
    until('the code of the sign-in comes', 60, async () => {
      const found = (await mailbox.mails()).find((mail) => /^Subject: \d{3} \d{3}/m.test(mail));
      if (found) writeFileSync(join(mailFolder, 'code.eml'), found);
      return found !== undefined;
    });
  const visitor = new PayingVisitor(site.origin, join(folder, 'answers'), provider, untilCodeCame);
  const { desk, paths } = await writeStory(visitor, dataDir, clock);
  const [place, at] = [{ dataDir }, Date.parse(`${readFileSync(clock.file, 'utf8')}Z`)];
  // Money goes back only after a sign-in of the last minutes.
  const { value } = await signInAs(place, 'meena@example.com', at);
  desk.set('__Host-desk', value);
  const known = (what: string) => {
    const found = [...visitor.names].find(([, name]) => name === what);
    if (!found) throw new Error(`the story has no ${what}`);
    return found[0];
  };
  return {
    origin: site.origin,
    paths,
    /** The reference of somebody, the number of a certificate: by its name in the story. */
    known,
    mails: mailbox.mails,
    read: (path: string, headers: Readonly<Record<string, string>> = {}) =>
      visitor.ask(path, { jar: desk, headers, as: false }),
    async act(reference: string, fields: Readonly<Record<string, unknown>>) {
      const page = await visitor.ask(deskEnquiryPath(reference), { jar: desk, as: false });
      const [, version] = /name="version" value="(\d+)"/.exec(page.body) ?? [];
      const body = JSON.stringify({ version: Number(version), ...fields });
      const call = deskEnquiryCall(reference);
      const answer = await visitor.ask(call, { jar: desk, body, as: false });
      if (answer.status !== 200) throw new Error(`${call}: ${answer.status} ${answer.body}`);
      return JSON.parse(answer.body) as Record<string, unknown>;
    },
  };
}
