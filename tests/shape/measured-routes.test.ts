import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { deskEnquiryPath, deskPersonPath } from '#lib/shared/addresses/desk-routes';
import { enquiryPath, withdrawPath } from '#lib/shared/addresses/token-routes';
import { addressesOfSample, openAddresses, unmeasured } from '#scripts/bench/drawn-routes';
import { pathsOfSamples } from '#scripts/bench/drawn-samples';
import { pathsOfDesk } from '#scripts/open-desk';

/** Addresses as scripts/open-desk.ts gives them. */
const opened = [
  ...pathsOfDesk('session', 'HACA-1'),
  deskEnquiryPath('HOA-1'),
  deskPersonPath('HOA-1'),
  enquiryPath('token'),
  withdrawPath('token'),
];
const samples = pathsOfSamples('batch', 'vacancy');
const measured = [
  ...openAddresses(),
  ...samples.open,
  ...addressesOfSample([...opened, ...samples.desk]),
].map((path) => path.split('?')[0] ?? '');

/** What answers a read at each request, as the build names it. */
const drawn = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => {
    const isRoute = /(?:^|\/)route\.tsx?$/.test(file);
    if (!isRoute && !/(?:^|\/)page\.tsx$/.test(file)) return false;
    const source = readFileSync(`app/${file}`, 'utf8');
    return isRoute
      ? /\bGET\b/.test(source) && !/'force-static'|generateStaticParams/.test(source)
      : /\bsearchParams\b/.test(source);
  })
  .map((file) =>
    `/${file.replace(/(?:\/?\([^)]*\)|\/(?:route|page)\.tsx?$)/g, '')}`.replace('//', '/'),
  )
  .sort();

const isMeasured = (page: string) => {
  const pattern = new RegExp(`^${page.replaceAll('.', '\\.').replace(/\[[^\]]+\]/g, '[^/]+')}$`);
  return measured.some((path) => pattern.test(path));
};

test('what is drawn at each request is measured, or it is written down why not', () => {
  expect(drawn.length).toBeGreaterThan(60);
  expect(drawn.filter((page) => !isMeasured(page) && unmeasured[page] === undefined)).toEqual([]);
});

test('what is said not to be measured is there', () => {
  // A convention of Next's, and a route that is posted to.
  const elsewhere = ['/sitemap.xml', '/sandbox-checkout/pay'];
  const gone = Object.keys(unmeasured).filter((page) => !drawn.includes(page));
  expect(gone.filter((page) => !elsewhere.includes(page))).toEqual([]);
});
