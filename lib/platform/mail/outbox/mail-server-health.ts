import type { Delivery } from '#lib/platform/mail/schema';
import { type AwayReason, deferred, type Verdict } from '#lib/platform/mail/transport';

export type MailServerHealth = ReturnType<typeof newMailServerHealth>;

export function newMailServerHealth() {
  let sentCount = 0;
  let canary: string | undefined;
  let cleared = false;
  const hangUps = newOccurrences();
  const deferrals = newOccurrences();

  const serverHealth = {
    /** Why sending has stopped; `undefined` while the server can be used. */
    away: undefined as AwayReason | undefined,
    failures: 0,
    /** Takes in a verdict. The result blames the mail where the server has worked for others meanwhile. */
    note(delivery: Delivery, given: Verdict): Verdict {
      // One mail that upsets the server must not hold up all others.
      const isMailRejected = given.outcome === 'away' && hangUps.again(delivery.id, sentCount);
      const verdict = isMailRejected ? deferred('hung-up-on-this-mail') : given;
      if (verdict.outcome === 'away') {
        if (!serverHealth.away) serverHealth.failures += 1;
        serverHealth.away = verdict.reason;
      } else if (verdict.outcome === 'deferred') {
        // Held back although others went through: its own trouble, not the server's.
        if (!deferrals.again(delivery.id, sentCount)) canary ??= delivery.id;
      } else if (verdict.outcome === 'sent') {
        cleared ||= canary !== undefined;
        canary = undefined;
        sentCount += 1;
        serverHealth.failures = 0;
        serverHealth.away = undefined;
      }
      if (verdict.outcome === 'sent' || verdict.outcome === 'refused')
        serverHealth.forget(delivery);
      return verdict;
    },
    /** Whether this mail asks on behalf of all that are deferred. */
    isCanary: ({ id }: Delivery) => canary === id,
    /** True once after a spell of nothing but deferrals ended: the others need not wait. */
    recovered() {
      const was = cleared;
      cleared = false;
      return was;
    },
    /** This mail will not be tried again. */
    forget({ id }: Delivery) {
      hangUps.forget(id);
      deferrals.forget(id);
      if (canary === id) canary = undefined;
    },
  };
  return serverHealth;
}

/** Remembers at which count of sent mails something first befell a mail. */
function newOccurrences() {
  const first = new Map<string, number>();
  return {
    /** Whether it befell this mail before, and others were sent since. */
    again(id: string, sentCount: number): boolean {
      const before = first.get(id);
      if (before !== undefined) return before < sentCount;
      // Mails that another host took over stay behind; a long list of them is no use.
      if (first.size >= 10_000) first.clear();
      first.set(id, sentCount);
      return false;
    },
    forget: (id: string) => first.delete(id),
  };
}
