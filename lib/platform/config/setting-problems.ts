/** Settings that have the right form and are wrong all the same, each with its remedy in a line. */
import { createPrivateKey, type KeyObject } from 'node:crypto';

type Given = Readonly<Record<string, string | undefined>>;

export function settingProblems(given: Given): readonly string[] {
  return Object.entries(problemsOf).flatMap(([name, problems]) =>
    given[name] ? problems(given[name]) : [],
  );
}

const problemsOf: Readonly<Record<string, (value: string) => readonly string[]>> = {
  SMTP_URL: smtpProblems,
  SITE_URL: siteProblems,
  RAZORPAY_API_URL: apiProblems,
  SUPPORT_PHONE: (phone) =>
    isPhone(phone)
      ? []
      : [
          'SUPPORT_PHONE: must be a telephone number with its country code, such as +91 44 1234 5678',
        ],
  // Other letters would be passed over, and another key would sign than the receiver's.
  LEADS_WEBHOOK_SECRET: (secret) =>
    /^(?:whsec_)?[A-Za-z0-9+/_-]{4,}={0,2}$/.test(secret)
      ? []
      : [
          'LEADS_WEBHOOK_SECRET: must be base64, with or without whsec_, as openssl rand -base64 32 makes it',
        ],
  CERTIFICATE_KEY: (key) =>
    privateKeyIn(key)
      ? []
      : [
          'CERTIFICATE_KEY: must be an Ed25519 private key, PKCS 8 in base64 on one line, as openssl genpkey -algorithm ed25519 -outform DER | base64 -w 0 makes it',
        ],
};

/** Such a character ends the part that it is in: what follows is read as host, port or fragment (RFC 3986, 3.2). */
function smtpProblems(url: string): readonly string[] {
  const rest = url.replace(/^smtps?:\/\//, '');
  const login = rest.slice(0, Math.max(0, rest.lastIndexOf('@')));
  const wrong = [
    ['@', '%40'],
    ['#', '%23'],
    ['/', '%2F'],
    ['?', '%3F'],
  ].filter(([sign = '']) => login.includes(sign));
  return wrong.map(
    ([sign, written]) => `SMTP_URL: write ${sign} in user or password as ${written}`,
  );
}

function siteProblems(url: string): readonly string[] {
  if (!URL.canParse(url)) return [];
  const { origin, pathname, search, hash, username, password } = new URL(url);
  if (username || password) return [`SITE_URL: must be an address without a login: ${origin}`];
  if (pathname === '/' && !search && !hash) return [];
  return [`SITE_URL: must be an address without a path: ${origin}`];
}

/** The provider's library and its checkout append their paths. */
function apiProblems(url: string): readonly string[] {
  if (!URL.canParse(url)) return [];
  const { origin, pathname, search, hash, username, password } = new URL(url);
  const path = pathname.replace(/\/+$/, '');
  const bare = path.replace(/\/v1$/, '');
  if (path === bare && !search && !hash && !username && !password) return [];
  return [`RAZORPAY_API_URL: must be an address without /v1, login and query: ${origin}${bare}`];
}

const isPhone = (phone: string) =>
  /^\+?[\d\s().-]+$/.test(phone) && /^\d{8,15}$/.test(phone.replace(/\D/g, ''));

/** Variables nobody reads whose names are nearly those that are read: "MAILTO: not known; did you mean MAIL_TO?" */
export function misspelled(source: Given, known: readonly string[]): readonly string[] {
  const names = Object.keys(source).filter((name) => source[name] && !known.includes(name));
  return names.flatMap((name) => {
    // A short name is near to too many.
    const allowed = name.length < 7 ? 1 : 2;
    const near = known.find(
      (each) => each.length > 4 && distance(name.toUpperCase(), each) <= allowed,
    );
    return near ? [`${name}: not known; did you mean ${near}?`] : [];
  });
}

/** Levenshtein's: how many letters are to be changed, added or left out. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, a] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, b] of [...other].entries()) {
      const changed = (row[j] ?? 0) + (a === b ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** `undefined` where `written` is no Ed25519 private key in PKCS 8 and base64. */
export function privateKeyIn(written: string): KeyObject | undefined {
  try {
    const key = createPrivateKey({
      key: Buffer.from(written, 'base64'),
      format: 'der',
      type: 'pkcs8',
    });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}
