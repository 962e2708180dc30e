import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { routes } from '#data/addresses/routes';
import { enquiryKinds, groupOf, kindWords } from '#data/form-kinds';
import { pages } from '#data/pages';
import { enquiryForms } from '#lib/accounts/forms/registry';
import { postRoutes } from '#lib/start/address-rules';
import { directRoutes } from '#lib/start/call-handlers';
import { leadsSomewhere } from '#tests/data/site-map';

test('every form that becomes an enquiry is listed', () => {
  const defined = globSync('lib/*/forms{.ts,/*.ts}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}kind: '([\w-]+)',$/gm)].map(([, kind]) => kind),
  );
  expect(defined.length).toBeGreaterThan(5);
  expect(enquiryForms.map(({ form }) => form.kind)).toEqual(expect.arrayContaining(defined));
});

describe.each(enquiryForms.map((row) => [row.form.kind, row] as const))('%s', (kind, row) => {
  test('its call is answered, with and without the router', () => {
    expect(postRoutes).toContain(row.form.action);
    if (row.ownCall) expect(existsSync(`app${row.form.action}/route.ts`)).toBe(true);
    else expect(directRoutes.has(row.form.action)).toBe(true);
  });

  test('what comes alive of it is its component', () => {
    if (!row.ownCall) expect(globSync(`components/*/${kind}-form.tsx`)).toHaveLength(1);
  });

  test('it is on a page, which search engines find where anybody may begin there', () => {
    const [path = ''] = row.page.split('#');
    expect(leadsSomewhere(path)).toBe(true);
    const isListed = pages.some((page) => page.path === path);
    expect(isListed).toBe(path !== routes.aiWebinarPayment);
  });

  test('the desk can name it, filter by it and count it', () => {
    expect(kindWords(kind).title).not.toBe('Enquiry');
    expect(enquiryKinds).toContain(kind);
    expect(groupOf(kind)).toBeDefined();
  });
});
