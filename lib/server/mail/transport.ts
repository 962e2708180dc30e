import type { AwayReason, Verdict } from '#lib/server/mail/verdict';
import type { Delivery } from '#lib/server/store/store';

/** What takes a mail from us: a server, or a folder. */
export interface Transport {
  /** Tries once; never throws. Takes less than the lease of a delivery. */
  send(delivery: Delivery): Promise<Verdict>;
  /** Why the server would not take a mail of ours now, login included; `undefined` where it would. */
  probe(): Promise<AwayReason | undefined>;
  /** The site stops: what is being sent has a minute and a half more, and is sent again later if that is too little. */
  stopping?(): void;
  /** After the last send. */
  close(): Promise<void>;
}
