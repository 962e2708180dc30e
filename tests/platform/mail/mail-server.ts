import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** How the server treats what comes next; may be changed at any moment. */
export type ServerBehaviour =
  | 'accept'
  | 'refuse'
  | 'defer'
  | 'refuse-sender'
  | 'refuse-content'
  | 'refuse-large'
  | 'closing'
  | 'hang'
  | 'hang-after-data'
  | 'drop-at-greeting'
  | 'drop-after-data';

export interface Received {
  readonly recipients: readonly string[];
  readonly raw: string;
  readonly mail: Email;
}

/** A real SMTP server on a loopback port. It also records what it accepted without acknowledging. */
export class MailServer {
  behaviour: ServerBehaviour | ((recipient: string) => ServerBehaviour) = 'accept';
  readonly received: Received[] = [];
  readonly unacknowledged: Received[] = [];
  connections = 0;
  port = 0;
  readonly #options: SMTPServerOptions;
  readonly #sockets = new Set<Socket>();
  #server: SMTPServer | undefined;

  constructor(options: SMTPServerOptions = {}) {
    this.#options = options;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async up(): Promise<void> {
    this.#server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 1,
      onConnect: (_session, done) => this.#greet(done),
      onMailFrom: (_address, _session, done) =>
        done(this.behaviour === 'refuse-sender' ? reply(550, 'unknown sender') : null),
      onRcptTo: ({ address }, _session, done) => done(this.#refusal(address)),
      onData: (stream, session, done) => void this.#take(stream, session, done),
      ...this.#options,
    });
    // Clients that are cut off in the middle are what some promises are about.
    this.#server.on('error', () => undefined);
    const listener: Server = this.#server.listen(this.port, '127.0.0.1');
    listener.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    await once(listener, 'listening');
    this.port = (listener.address() as AddressInfo).port;
  }

  async down(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise<void>((resolve) => server.close(resolve));
    this.#hangUp();
    await closed;
  }

  #behaviourFor(recipient: string): ServerBehaviour {
    return typeof this.behaviour === 'function' ? this.behaviour(recipient) : this.behaviour;
  }

  #greet(done: (error?: Error | null) => void): void {
    this.connections += 1;
    if (this.behaviour === 'hang') return;
    if (this.behaviour === 'drop-at-greeting') this.#hangUp();
    else done();
  }

  #hangUp(port?: number): void {
    for (const socket of this.#sockets) {
      if (port === undefined || socket.remotePort === port) socket.destroy();
    }
  }

  #refusal(recipient: string): Error | null {
    const behaviour = this.#behaviourFor(recipient);
    if (behaviour === 'refuse') return reply(550, 'no such mailbox');
    if (behaviour === 'defer') return reply(451, 'try again later');
    if (behaviour === 'closing') return reply(421, 'closing down');
    return null;
  }

  async #take(
    stream: NodeJS.ReadableStream,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    // Cut off in the middle of a mail, it has not come.
    const raw = await buffer(stream).catch(() => undefined);
    if (!raw) return done(new Error('cut off'));
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    const behaviour = this.#behaviourFor(recipients[0] ?? '');
    const mail = await PostalMime.parse(raw);
    const entry = { recipients, raw: raw.toString('utf8'), mail };
    if (behaviour === 'refuse-large' && raw.length > largest) {
      return done(reply(552, '5.3.4 message too big for system'));
    }
    if (behaviour === 'refuse-content') return done(reply(554, 'looks like spam'));
    if (behaviour === 'hang-after-data' || behaviour === 'drop-after-data') {
      this.unacknowledged.push(entry);
      if (behaviour === 'drop-after-data') this.#hangUp(session.remotePort);
      return;
    }
    this.received.push(entry);
    done();
  }
}

/** Bytes that a server takes which refuses larger mails. */
const largest = 20_000;

const reply = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });
