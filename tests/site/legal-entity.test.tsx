import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { CourseFee } from '#components/catalogue/course-page';
import { SheetFrom } from '#components/catalogue/quotation/quotation-sheet';
import { EntityLines } from '#components/layout/footer';
import { ProviderLine } from '#components/site/trust';
import { legalEntityOf } from '#data/company/legal-entity';
import { type Course, courses } from '#data/courses';
import { policies } from '#data/policies';
import { supplierOf } from '#lib/accounting/rules/invoice';
import { readEnv } from '#lib/platform/config/env';
import { policyValues } from '#lib/platform/config/policy-values';
import { renderMarkdown } from '#lib/site/rules/markdown';

const real = {
  LEGAL_NAME: 'HOA Limited',
  REGISTERED_OFFICE: '1 Office Street, Chennai 600001',
  COMPANY_NUMBER: 'U80900TN1997PLC000001',
  GSTIN: '33AAAAA0000A1Z5',
  GRIEVANCE_OFFICER: 'A. Officer, Manager, +91 44 1234 5678, grievance@hoa.example',
};
const agent = { OVERSEAS_AGENT_REGISTRATION: 'B-0001/CHN/PER/1000+/5/1/2026' };
const terms = (source: Record<string, string>) =>
  policies
    .filter(({ slug }) => slug === 'termsandconditions')
    .map(({ body }) => renderMarkdown(body, policyValues(readEnv(source))))
    .join();

describe('who is behind the site', () => {
  test('is shown in the footer, with number, office, GSTIN and grievance officer', () => {
    const html = renderToStaticMarkup(<EntityLines entity={legalEntityOf(readEnv(real))} />);
    for (const value of Object.values(real)) expect(html).toContain(value);
  });

  test.each(['certification', 'coaching'] as const)(
    'is told beside the fee of a module, where one decides (%s)',
    (type) => {
      const course = courses[0] as Course;
      const html = renderToStaticMarkup(
        <CourseFee type={type} course={course} entity={legalEntityOf(readEnv(real))} />,
      );
      expect(html).toContain(
        'Training is by HOA Limited, registration number U80900TN1997PLC000001, GSTIN 33AAAAA0000A1Z5.',
      );
      const without = legalEntityOf(readEnv({ ...real, GSTIN: '' }));
      const line = renderToStaticMarkup(<ProviderLine entity={without} />);
      expect(line).toContain('registration number U80900TN1997PLC000001.');
    },
  );

  test('is shown on the quotation, with the number', () => {
    const supplier = supplierOf({ mode: 'public', ...real });
    const html = renderToStaticMarkup(<SheetFrom supplier={supplier} />);
    for (const value of [real.LEGAL_NAME, real.COMPANY_NUMBER, real.GSTIN]) {
      expect(html).toContain(value);
    }
  });

  test('is a marked sample in trial mode', () => {
    const html = renderToStaticMarkup(<EntityLines entity={legalEntityOf(readEnv({}))} />);
    const values = [...html.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, value]) => value);
    expect(values).toHaveLength(4);
    for (const value of values) expect(value).toContain('(sample)');
  });

  test.each(policies)('$slug names the grievance officer, or who that is', ({ body }) => {
    const html = renderMarkdown(body, policyValues(readEnv(real)));
    expect(html).toContain('A. Officer, Manager, +91 44 1234 5678');
  });

  test('the terms are an agreement with the legal entity', () => {
    expect(terms(real)).toContain('HOA Limited, registration number U80900TN1997PLC000001');
    expect(terms(real)).toContain('GSTIN 33AAAAA0000A1Z5');
  });
});

describe('work abroad', () => {
  test('is not recruited for while no registration is set, and the terms say so', () => {
    expect(terms({})).toContain('do not recruit for work abroad');
  });

  test('is spoken of with the number of the registration, in the footer too', () => {
    expect(terms(agent)).toContain(agent.OVERSEAS_AGENT_REGISTRATION);
    expect(terms(agent)).not.toContain('do not recruit');
    const html = renderToStaticMarkup(<EntityLines entity={legalEntityOf(readEnv(agent))} />);
    expect(html).toContain(agent.OVERSEAS_AGENT_REGISTRATION);
  });
});
