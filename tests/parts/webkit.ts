/** The site in WebKitGTK, by presses and keys: what people with Safari have, as near as Debian comes to it. */
import { definePart } from '#tests/parts/part';
import { formChecks } from '#tests/parts/webkit-forms';
import { pageChecks } from '#tests/parts/webkit-pages';
import { openWebKitSite, type WebKitSite } from '#tests/parts/webkit-site';

export const webkit = definePart<WebKitSite>({
  name: 'webkit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  holds:
    'every form, the application with a resume, a payment, the resume maker, a practice paper, the desk, the theme and dialogs work in WebKitGTK, by presses and keys, and what is typed outlives slow scripts',
  prepare: openWebKitSite,
  checks: { ...formChecks, ...pageChecks },
});
