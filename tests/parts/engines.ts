/** The site in the engines of Safari, as near as Debian comes to it, and of Firefox: by clicks and keys. */
import { formChecks } from '#tests/parts/engine-forms';
import { pageChecks } from '#tests/parts/engine-pages';
import { type EngineSite, openEngineSite } from '#tests/parts/engine-site';
import { openFirefox } from '#tests/parts/firefox-browser';
import { definePart } from '#tests/parts/part';
import { openWebKit } from '#tests/parts/webkit-browser';

const checks = { ...formChecks, ...pageChecks };
const holds = (engine: string) =>
  `every form, the application with a resume, a payment, the resume maker, a practice paper, the desk, the theme and dialogs work in ${engine}, by clicks and keys, and what is typed outlives slow scripts`;

export const engines = [
  definePart<EngineSite>({
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    holds: holds('WebKitGTK'),
    prepare: (cleanup) => openEngineSite(cleanup, 'WebKitGTK', openWebKit),
    checks,
  }),
  definePart<EngineSite>({
    name: 'firefox-esr',
    packages: ['firefox-esr'],
    modules: ['puppeteer-core'],
    holds: holds('Firefox ESR'),
    prepare: (cleanup) => openEngineSite(cleanup, 'Firefox ESR', openFirefox),
    checks,
  }),
];
