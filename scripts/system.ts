import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/** Chromium without windows and menus, which takes a third less of two cores (ADR 047). */
export const headlessShell = '/usr/bin/chromium-headless-shell';

const fakeClockLibrary = () => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0];

/** The environment in which a program believes that it is so many seconds later; its timers run as they do. */
export const fakeClock = (secondsAhead: number): Record<string, string> => ({
  LD_PRELOAD: fakeClockLibrary() ?? '',
  FAKETIME: `${secondsAhead < 0 ? '' : '+'}${secondsAhead}`,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  FAKETIME_NO_CACHE: '1',
});

/** The environment in which the time of a program is what a file says, in UTC: it moves when the file changes. */
export const clockOfFile = (file: string): Record<string, string> => ({
  LD_PRELOAD: fakeClockLibrary() ?? '',
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  FAKETIME_NO_CACHE: '1',
});

const provided = {
  chromium: () => existsSync('/usr/bin/chromium'),
  'chromium-headless-shell': () => existsSync(headlessShell),
  'firefox-esr': () => existsSync('/usr/bin/firefox-esr'),
  postgresql: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
  /** A pooler in front of PostgreSQL. */
  pgbouncer: () => existsSync('/usr/sbin/pgbouncer'),
  nginx: () => existsSync('/usr/sbin/nginx'),
  /** For the Nu validator. */
  'default-jre-headless': () => existsSync('/usr/bin/java'),
  /** Opens and recalculates the workbooks of the library. */
  'libreoffice-calc-nogui': () => existsSync('/usr/lib/libreoffice/program/libsclo.so'),
  /** Opens Word files of the resume maker. */
  'libreoffice-writer-nogui': () => existsSync('/usr/lib/libreoffice/program/libswlo.so'),
  restic: () => existsSync('/usr/bin/restic'),
  /** Opens the encrypted backups of earlier releases. */
  age: () => existsSync('/usr/bin/age'),
  /** Works the same workbooks out once more, by another engine. */
  gnumeric: () => existsSync('/usr/bin/ssconvert'),
  /** A machine of its own for docs/deploy.md, and its way out. */
  debootstrap: () => existsSync('/usr/sbin/debootstrap'),
  slirp4netns: () => existsSync('/usr/bin/slirp4netns'),
  /** Tries the rules of docs/alerts.yml. */
  prometheus: () => existsSync('/usr/bin/promtool'),
  /** Gives a program another clock, for the tests of a year's turn. */
  faketime: () => fakeClockLibrary() !== undefined,
  wrk: () => existsSync('/usr/bin/wrk'),
  /** Draws a page of a PDF as a picture. */
  'poppler-utils': () => existsSync('/usr/bin/pdftoppm'),
  /** Reads QR codes as a phone does. */
  'zbar-tools': () => existsSync('/usr/bin/zbarimg'),
  /** Tamil letters, which visitors' devices have: without them a page fetches ours, and its bytes are not theirs. */
  'fonts-lohit-taml': () => existsSync('/usr/share/fonts/truetype/lohit-tamil/Lohit-Tamil.ttf'),
  /** And Telugu ones. */
  'fonts-lohit-telu': () => existsSync('/usr/share/fonts/truetype/lohit-telugu/Lohit-Telugu.ttf'),
  /** The letters of Android, Tamil among them. */
  'fonts-noto-core': () => existsSync('/usr/share/fonts/truetype/noto/NotoSansTamil-Regular.ttf'),
  'python3-icalendar': () => existsSync('/usr/lib/python3/dist-packages/icalendar'),
  khal: () => existsSync('/usr/bin/khal'),
  'php-cli': () => existsSync('/usr/bin/php'),
  'php-sabre-vobject': () => existsSync('/usr/share/php/Sabre/VObject'),
  qpdf: () => existsSync('/usr/bin/qpdf'),
  'python3-openpyxl': () => existsSync('/usr/lib/python3/dist-packages/openpyxl'),
  apache2: () => existsSync('/usr/sbin/apache2'),
  haproxy: () => existsSync('/usr/sbin/haproxy'),
  caddy: () => existsSync('/usr/bin/caddy'),
  postfix: () => existsSync('/usr/sbin/postfix'),
  /** Says to Postfix who may send. */
  'dovecot-core': () => existsSync('/usr/sbin/dovecot'),
  postgrey: () => existsSync('/usr/sbin/postgrey'),
  spamassassin: () => existsSync('/usr/bin/spamassassin'),
  'clamav-daemon': () => existsSync('/usr/sbin/clamd'),
  linkchecker: () => existsSync('/usr/bin/linkchecker'),
  /** Asks for a page as visitors do, for Prometheus: also when its certificate ends. */
  'prometheus-blackbox-exporter': () => existsSync('/usr/bin/prometheus-blackbox-exporter'),
  /** A terminal with a screen that is read. */
  tmux: () => existsSync('/usr/bin/tmux'),
  w3m: () => existsSync('/usr/bin/w3m'),
  lynx: () => existsSync('/usr/bin/lynx'),
  'webkit2gtk-driver': () => existsSync('/usr/bin/WebKitWebDriver'),
  xvfb: () => existsSync('/usr/bin/Xvfb'),
  'libxml2-utils': () => existsSync('/usr/bin/xmllint'),
  /** And these write, print, scan and rewrite resumes. */
  ghostscript: () => existsSync('/usr/bin/gs'),
  'mupdf-tools': () => existsSync('/usr/bin/mutool'),
  enscript: () => existsSync('/usr/bin/enscript'),
  groff: () => existsSync('/usr/bin/gropdf'),
  'texlive-latex-base': () => existsSync('/usr/bin/pdflatex'),
  'texlive-xetex': () => existsSync('/usr/bin/xelatex'),
  'texlive-luatex': () => existsSync('/usr/share/texlive/texmf-dist/tex/luatex/luaotfload'),
  lmodern: () => existsSync('/usr/share/doc/lmodern'),
  weasyprint: () => existsSync('/usr/bin/weasyprint'),
  wkhtmltopdf: () => existsSync('/usr/bin/wkhtmltopdf'),
  'python3-reportlab': () => existsSync('/usr/lib/python3/dist-packages/reportlab'),
  'python3-docx': () => existsSync('/usr/lib/python3/dist-packages/docx'),
  pandoc: () => existsSync('/usr/bin/pandoc'),
  'python3-cairo': () => existsSync('/usr/lib/python3/dist-packages/cairo'),
  'python3-gi-cairo': () => globSync('/usr/lib/python3/dist-packages/gi/_gi_cairo*').length > 0,
  'gir1.2-pango-1.0': () =>
    globSync('/usr/lib/*/girepository-1.0/PangoCairo-1.0.typelib').length > 0,
  'librsvg2-bin': () => existsSync('/usr/bin/rsvg-convert'),
  abiword: () => existsSync('/usr/bin/abiword'),
  img2pdf: () => existsSync('/usr/bin/img2pdf'),
  imagemagick: () => existsSync('/usr/bin/convert'),
};

export type SystemPackage = keyof typeof provided;

export function installSystem(needed: readonly SystemPackage[]): void {
  const missing = needed.filter((name) => !provided[name]());
  if (missing.length === 0) return;
  console.log(`Installing from Debian's packages: ${missing.join(', ')}`);
  const root = process.getuid?.() === 0;
  const apt = (...words: string[]) => {
    // Tests run side by side, and each installs what it needs: one waits for the other, and for whoever else installs.
    const alone = ['flock', '/var/lock/hoa-packages', 'apt-get', '-o', 'DPkg::Lock::Timeout=600'];
    const [command = '', ...rest] = [...(root ? [] : ['sudo', '-n']), ...alone, ...words];
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status } = spawnSync(command, rest, { stdio: 'inherit', env: environment });
    if (status !== 0) {
      throw new Error(`could not install; as root: apt-get install ${missing.join(' ')}`);
    }
  };
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...missing);
}

// Beside other work: `node scripts/system.ts chromium`.
if (import.meta.main) installSystem(process.argv.slice(2) as SystemPackage[]);
