/** Settings that have the right form and are wrong all the same, each with its remedy in a line. */

type Given = Readonly<Record<string, string | undefined>>;

export function settingProblems({ SMTP_URL, SITE_URL, SUPPORT_PHONE }: Given): readonly string[] {
  return [
    ...(SMTP_URL ? smtpProblems(SMTP_URL) : []),
    ...(SITE_URL ? siteProblems(SITE_URL) : []),
    ...(SUPPORT_PHONE && !isPhone(SUPPORT_PHONE)
      ? [
          'SUPPORT_PHONE: must be a telephone number with its country code, such as +91 44 1234 5678',
        ]
      : []),
  ];
}

/** Such a character ends the part that it stands in: what follows is read as host, port or fragment (RFC 3986, 3.2). */
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
  const { origin, pathname, search, hash } = new URL(url);
  if (pathname === '/' && !search && !hash) return [];
  return [`SITE_URL: must be an address without a path: ${origin}`];
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
