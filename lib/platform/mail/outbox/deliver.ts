import type { Store } from '#lib/platform/db/store';
import { joinMails } from '#lib/platform/mail/layout';
import type { MailServerHealth } from '#lib/platform/mail/outbox/mail-server-health';
import { nextAttempt } from '#lib/platform/mail/outbox/timing';
import type { Delivery, OutgoingMail } from '#lib/platform/mail/schema';
import type { Transport, Verdict } from '#lib/platform/mail/transport';
import { warned } from '#lib/platform/mail/write-mail';
import { discard } from '#lib/platform/values/bytes';

/** The tokens that a stored mail has only marks of: each mark with what takes its place. Features hand it in at startup. */
export type MailLinks = (
  store: Pick<Store, 'secret'>,
  delivery: Pick<Delivery, 'mail' | 'submissionId'>,
) => Promise<readonly (readonly [mark: string, token: string])[]>;

export interface Round {
  readonly store: Store;
  readonly links: MailLinks;
  readonly transport: Transport;
  readonly serverHealth: MailServerHealth;
  readonly log: MailWorkerLog;
  now(): number;
  stopping(): boolean;
  /** Whether the last claim got no answer: it may have leased mails that nobody here knows of. */
  claimCutOff: boolean;
  throttle?(): Promise<void>;
  /** Waits out a store that cannot write, then says whether another try makes sense. */
  storeBack(error: unknown): Promise<boolean>;
}

/** Ids, counts and named reasons only. */
export interface MailWorkerLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

const batchSize = 10;
const lanes = 3;
/** No send starts later than this after the claim: what waits goes to whoever is free. */
const freshMs = 25_000;
/** A send may take minutes: three times in a lease of two minutes. */
const renewMs = 40_000;

/** Claims a batch and tries each mail once. Returns how many were claimed; throws what the store throws. */
export async function deliverDue(round: Round, owner: string): Promise<number> {
  const claimedAt = round.now();
  const batch = await claim(round, owner, claimedAt);
  const queue = [...batch];
  const mayStart = () =>
    !round.serverHealth.away && !round.stopping() && round.now() - claimedAt < freshMs;
  // One lane alone sends files: each is in memory three times on its way out.
  const next = (sendsFiles: boolean) => {
    const at = queue.findIndex(({ mail }) => sendsFiles || mail.attachFile === undefined);
    return at < 0 ? undefined : queue.splice(at, 1)[0];
  };
  const lane = async (sendsFiles: boolean) => {
    for (;;) {
      const delivery = mayStart() ? next(sendsFiles) : undefined;
      if (!delivery) return;
      await deliver(round, delivery);
      await round.throttle?.();
    }
  };
  // By the machine's own time, as the sends are. One that fails is made up for by the next.
  const renewal = setInterval(
    () => void round.store.renewLeases(owner, round.now()).catch(() => undefined),
    renewMs,
  );
  const ends = await Promise.allSettled(
    Array.from({ length: lanes }, (_, at) => lane(at === 0)),
  ).finally(() => clearInterval(renewal));
  const broken = ends.find((end) => end.status === 'rejected');
  // Thrown only now: leases must not be ended while another lane sends.
  if (broken) throw broken.reason;
  for (const delivery of queue) await settle(round, () => round.store.releaseClaim(delivery));
  return batch.length;
}

/** Between two rounds nothing is being sent, so all that this host still leases is what a cut-off claim left. */
async function claim(round: Round, owner: string, now: number): Promise<readonly Delivery[]> {
  if (round.claimCutOff) await round.store.releaseLeases(owner);
  round.claimCutOff = true;
  const batch = await round.store.claimDue(owner, batchSize, now);
  round.claimCutOff = false;
  return batch;
}

async function deliver(round: Round, delivery: Delivery): Promise<void> {
  const whole = await settle(round, () => complete(round, delivery));
  if (!whole) return;
  const sent = await round.transport.send(whole).finally(() => discard(whole.file?.data));
  const verdict = round.serverHealth.note(delivery, sent);
  const fields = { delivery: delivery.id, submission: delivery.submissionId };
  if (verdict.outcome === 'sent') round.log.info(fields, 'mail sent');
  else round.log.warn({ ...fields, reason: verdict.reason }, `mail ${verdict.outcome}`);
  const stored = await settle(round, () => mark(round, delivery, verdict));
  if (!stored) round.log.warn(fields, 'mail was taken over meanwhile');
}

/**
 * With what the stored mail does not hold: the others of its digest, its file, read for one mail at a time so that a batch of resumes does not
 * fill the memory, and the links.
 */
export async function complete(
  {
    store,
    links,
  }: { readonly store: Pick<Store, 'findFile' | 'secret'>; readonly links: MailLinks },
  delivery: Delivery,
): Promise<Delivery> {
  const { mail, also = [] } = delivery;
  const file = mail.attachFile === undefined ? undefined : await store.findFile(mail.attachFile);
  const linked = (each: Parameters<MailLinks>[1]) => withLinks(each.mail, links(store, each));
  const own = await linked(delivery);
  const others = await Promise.all(also.map(linked));
  const whole = joinMails([own, ...others]);
  if (file?.scan === 'infected') return { ...delivery, mail: virusNotAttached(whole) };
  return { ...delivery, mail: whole, ...(file && { file }) };
}

async function withLinks(mail: OutgoingMail, linked: ReturnType<MailLinks>): Promise<OutgoingMail> {
  const marks = await linked;
  const put = (text: string) =>
    marks.reduce((left, [mark, link]) => left.replaceAll(mark, link), text);
  return marks.length > 0 ? { ...mail, text: put(mail.text), html: put(mail.html) } : mail;
}

function mark(round: Round, delivery: Delivery, verdict: Verdict): Promise<boolean> {
  const { store, serverHealth } = round;
  const now = round.now();
  if (verdict.outcome === 'sent') return store.markSent(delivery, now);
  if (verdict.outcome === 'away') return store.releaseClaim(delivery);
  if (verdict.outcome === 'refused') {
    const light = verdict.reason === 'mail-too-large' ? tooLargeToAttach(delivery) : undefined;
    if (light) return store.sendInstead(delivery, light, verdict.reason, now);
    return store.markDeadLetter(delivery, verdict.reason, now, verdict.words);
  }
  const next = nextAttempt(delivery, now, Math.random(), serverHealth.isCanary(delivery));
  if (next !== undefined) return store.markDeferred(delivery, verdict.reason, next, now);
  serverHealth.forget(delivery);
  return store.markDeadLetter(delivery, verdict.reason, now);
}

/** The mail server takes none of that size: the mail goes again at once, and says where the file is. */
function tooLargeToAttach({ mail, submissionId }: Delivery): OutgoingMail | undefined {
  const { attachFile, ...light } = mail;
  if (attachFile === undefined) return undefined;
  const where = mail.text.includes('\nOn the desk: ')
    ? 'Open it on the desk, by the link below.'
    : `Save it with: npm run -s leads -- show ${submissionId} --resume FILE`;
  return warned(
    light,
    `The file is not attached, because the mail server takes no mail of this size. ${where}`,
  );
}

/** It was found after the mail was written. */
const virusNotAttached = ({ attachFile: _, ...light }: OutgoingMail): OutgoingMail =>
  warned(
    light,
    'The file is not attached, because a virus was found in it. Please ask for another copy.',
  );

/** Asks the store, however long it takes: a mail that went out unmarked would go out again. */
async function settle<T>(round: Round, ask: () => Promise<T>): Promise<T | undefined> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(await round.storeBack(error))) return undefined;
    }
  }
}
