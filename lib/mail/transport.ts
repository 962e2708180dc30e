import type { Verdict } from '#lib/mail/verdict';
import type { Delivery } from '#lib/store/store';

/** What takes a mail from us: a server, or a folder. */
export interface Transport {
  /** Tries once; never throws. Takes less than the lease of a delivery. */
  send(delivery: Delivery): Promise<Verdict>;
  /** Whether the server would talk to us now. */
  probe(): Promise<boolean>;
  /** Why the server would not talk to us now; a folder has no such thing. */
  trouble?(): Promise<string | undefined>;
  /** After the last send. */
  close(): Promise<void>;
}
