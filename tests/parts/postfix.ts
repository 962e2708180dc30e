/** Postfix as a provider runs it, on ports of this machine: a login by Dovecot, TLS, greylisting by postgrey, one Maildir. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#scripts/serve-copy';
import type { Cleanup } from '#tests/parts/part';
import {
  listens,
  newFolder,
  output,
  run,
  selfSigned,
  startDaemon,
  until,
} from '#tests/parts/programs';

export interface Mail {
  readonly id: string;
  readonly to: readonly string[];
  readonly replyTo: readonly string[];
  readonly subject: string;
  readonly received: readonly string[];
  readonly greylisted: string;
  readonly attachments: readonly string[];
  readonly text: string;
  readonly defects: readonly string[];
}

const login = 'site:the-secret';
const greylistedSeconds = 5;
const mostBytes = 1_000_000;

export async function startPostfix(cleanup: Cleanup) {
  const folder = await newFolder(cleanup, 'postfix');
  // Its programs run as several users.
  chmodSync(folder, 0o755);
  const [starttls, smtps, plain, grey] = await Promise.all(Array.from({ length: 4 }, freePort));
  const place = (name: string) => join(folder, name);
  for (const name of ['config', 'queue', 'data', 'mail', 'grey']) mkdirSync(place(name));
  // Its own user owns what it stores, whatever number that has.
  output('chown', ['postfix', place('data')]);
  output('chown', ['nobody', place('mail')]);
  chmodSync(place('grey'), 0o777);
  const { cert, key } = selfSigned(folder, 'localhost');
  const policy = `check_policy_service { inet:127.0.0.1:${grey}, timeout=10s }`;
  const nobody = output('id', ['-u', 'nobody']).trim();
  writeFileSync(place('all-domains'), '/./ here\n');
  writeFileSync(place('all-mailboxes'), '/./ all/\n');
  writeFileSync(
    place('config/main.cf'),
    `compatibility_level = 3.6
queue_directory = ${place('queue')}
data_directory = ${place('data')}
maillog_file = ${place('mail.log')}
maillog_file_prefixes = ${folder}
myhostname = mx.localhost
mydestination =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
virtual_mailbox_domains = regexp:${place('all-domains')}
virtual_mailbox_maps = regexp:${place('all-mailboxes')}
virtual_mailbox_base = ${place('mail')}
virtual_mailbox_limit = 0
virtual_uid_maps = static:${nobody}
virtual_gid_maps = static:${nobody}
smtpd_tls_cert_file = ${cert}
smtpd_tls_key_file = ${key}
smtpd_tls_received_header = yes
smtpd_sasl_type = dovecot
smtpd_sasl_path = ${place('auth')}
smtpd_sasl_authenticated_header = yes
smtpd_peername_lookup = no
smtpd_client_connection_rate_limit = 0
`,
  );
  const withLogin = [
    'smtpd_sasl_auth_enable=yes',
    'smtpd_recipient_restrictions=permit_sasl_authenticated,reject',
  ];
  const service = (port: number | undefined, ...options: string[]) =>
    `127.0.0.1:${port} inet n - n - - smtpd\n${options.map((each) => `  -o ${each}\n`).join('')}`;
  writeFileSync(
    place('config/master.cf'),
    `${service(starttls, 'smtpd_tls_security_level=encrypt', ...withLogin)}${service(smtps, 'smtpd_tls_wrappermode=yes', ...withLogin)}${service(
      plain,
      'smtpd_tls_security_level=none',
      `message_size_limit=${mostBytes}`,
      `{ smtpd_recipient_restrictions = ${policy}, permit }`,
    )}cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
proxymap unix - - n - - proxymap
error unix - - n - - error
retry unix - - n - - error
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`,
  );
  await startDovecot(cleanup, folder);
  const greylisting = [
    ...[`--inet=127.0.0.1:${grey}`, `--delay=${greylistedSeconds}`, `--dbdir=${place('grey')}`],
    ...[
      '--auto-whitelist-clients=0',
      '--whitelist-clients=/dev/null',
      '--whitelist-recipients=/dev/null',
    ],
  ];
  await startDaemon(cleanup, '/usr/sbin/postgrey', greylisting, () => listens(grey ?? 0));
  const postfix = (what: string) => run('/usr/sbin/postfix', ['-c', place('config'), what]);
  const stop = () => void postfix('abort');
  process.once('exit', stop);
  cleanup.defer(() => {
    process.off('exit', stop);
    stop();
  });
  const up = async () => {
    const { status, stderr } = postfix('start');
    if (status !== 0) throw new Error(`Postfix does not start: ${stderr}`);
    await until('Postfix listens', 30, () => listens(plain ?? 0));
  };
  await up();
  const files = () => {
    const maildir = place('mail/all/new');
    const names = run('ls', [maildir]).stdout ? readdirSync(maildir) : [];
    return names.map((name) => join(maildir, name));
  };
  return {
    urls: {
      starttls: `smtp://${login}@localhost:${starttls}`,
      smtps: `smtps://${login}@localhost:${smtps}`,
      wrong: `smtp://site:wrong@localhost:${starttls}`,
      plain: `smtp://127.0.0.1:${plain}`,
    },
    /** The authority that its certificate is of. */
    cert,
    up,
    down: async () => {
      stop();
      await until('Postfix is away', 30, async () => !(await listens(plain ?? 0)));
    },
    files,
    texts: () => files().map((file) => readFileSync(file, 'utf8')),
    log: () => readFileSync(place('mail.log'), 'utf8'),
  };
}

/** Dovecot, which says to Postfix who may send. */
async function startDovecot(cleanup: Cleanup, folder: string): Promise<void> {
  const [config, socket] = [join(folder, 'dovecot.conf'), join(folder, 'auth')];
  const [user, password] = login.split(':');
  writeFileSync(join(folder, 'users'), `${user}:{PLAIN}${password}\n`);
  writeFileSync(
    config,
    `base_dir = ${join(folder, 'dovecot')}
protocols =
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain login
log_path = ${join(folder, 'dovecot.log')}
passdb {
  driver = passwd-file
  args = ${join(folder, 'users')}
}
userdb {
  driver = static
  args = uid=nobody gid=nogroup home=/nonexistent
}
service auth {
  unix_listener ${socket} {
    mode = 0666
  }
}
`,
  );
  await startDaemon(cleanup, '/usr/sbin/dovecot', ['-F', '-c', config], () => listens(socket));
}

/** As Python's email package reads them. */
export const readMails = (files: readonly string[]): readonly Mail[] =>
  JSON.parse(output('/usr/bin/python3', ['tests/parts/readers/mails.py', ...files]));
