import { rmSync } from 'node:fs';
import { mailLinks } from '#lib/enquiries/credentials';
import type { Database } from '#lib/platform/db/database';
import { openSqlite } from '#lib/platform/db/sqlite/sqlite';
import type { Store } from '#lib/platform/db/store';
import { openTransport } from '#lib/platform/mail/gateway';
import { type OutboxWorker, startMailWorker } from '#lib/platform/mail/outbox/mail-worker';
import { messageIdOf } from '#lib/platform/mail/queries/outbox';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import type { Transport } from '#lib/platform/mail/transport';
import { storeOn } from '#lib/start/open-store';
import { migrate } from '#lib/tables/migrate';
import { mailOf, noon, submissionOf } from '#tests/platform/db/samples';
import { MailServer } from '#tests/platform/mail/mail-server';
import { Clock } from '#tests/platform/mail/outbox/clock';
import { newDataDir } from '#tests/setup/data-dir';

/** Long enough for a busy machine, short enough for a server that hangs. */
const smtpTimeouts = { connectionTimeout: 1_000, greetingTimeout: 1_000, socketTimeout: 1_000 };

/** A store, a mail server and a clock, with mail workers between them. */
export class OutboxHarness {
  readonly clock = new Clock(noon);
  readonly server = new MailServer();
  readonly logLines: string[] = [];
  readonly #workers: [OutboxWorker, Transport][] = [];
  #dataDir = '';
  database!: Database;
  store!: Store;

  static async open(this: void): Promise<OutboxHarness> {
    const harness = new OutboxHarness();
    harness.#dataDir = await newDataDir();
    harness.database = await openSqlite(harness.#dataDir, migrate, 50);
    harness.store = storeOn(harness.database);
    await harness.server.up();
    return harness;
  }

  /** Starts a worker; two of the same name stand for one host that restarted. */
  worker(owner = 'host'): OutboxWorker {
    const transport = openTransport(
      { SMTP_URL: this.server.url, MAIL_FROM: 'site@example.com', DATA_DIR: '' },
      smtpTimeouts,
    );
    const { now, setTimer, clearTimer } = this.clock;
    const record = (fields: object, message: string) => {
      this.logLines.push(`${message} ${JSON.stringify(fields)}`);
    };
    const log = { info: record, warn: record };
    const { store } = this;
    const worker = startMailWorker({
      store,
      transport,
      links: mailLinks,
      owner,
      now,
      setTimer,
      clearTimer,
      log,
    });
    this.#workers.push([worker, transport]);
    return worker;
  }

  /** Records submissions that owe one mail each; returns their Message-IDs. */
  async owe(count: number, mail: Partial<OutgoingMail> = {}): Promise<string[]> {
    const submissions = Array.from({ length: count }, () =>
      submissionOf({ receivedAt: this.clock.time }),
    );
    for (const submission of submissions) {
      await this.store.recordSubmission(submission, [mailOf(mail)]);
    }
    return submissions.map(({ id }) => messageIdOf(id, 'staff'));
  }

  /** The Message-IDs that the server acknowledged, repeats included. */
  delivered(): string[] {
    return this.server.received.map(({ mail }) => mail.messageId ?? '').sort();
  }

  async backlog(): Promise<{ waiting: number; parked: number }> {
    const { waiting, parked } = await this.store.backlog(this.clock.time);
    return { waiting, parked };
  }

  async close(): Promise<void> {
    for (const [worker] of this.#workers) await worker.stop();
    for (const [, transport] of this.#workers) await transport.close();
    await this.server.down();
    await this.database.close();
    rmSync(this.#dataDir, { recursive: true });
  }
}
