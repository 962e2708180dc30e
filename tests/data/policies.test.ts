import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { policies } from '#data/policies';
import { asked } from '#data/policies/asked';
import { privacy } from '#data/policies/privacy';
import { forms } from '#lib/accounts/forms/registry';
import { jobAlert } from '#lib/enquiries/forms/job-alert';
import { readEnv } from '#lib/platform/config/env';
import { policyValues } from '#lib/platform/config/policy-values';
import { contents, renderMarkdown } from '#lib/site/rules/markdown';
import { leadsSomewhere } from '#tests/data/site-map';

const values = policyValues(readEnv({}));

test('every policy that is written is in the list', () => {
  const written = readdirSync('data/policies').filter(
    (file) => !['policy.ts', 'asked.ts'].includes(file),
  );
  expect(written).toHaveLength(policies.length);
});

describe.each(policies)('$slug', ({ slug, body, description, updated }) => {
  test('is at its address with a description that fits a search result', () => {
    expect(leadsSomewhere(`/${slug}`)).toBe(true);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('leaves no mark without its value', () => {
    expect(renderMarkdown(body, values)).not.toMatch(/\{\{|\}\}|\{#/);
  });

  test('names an anchor on every section, each once', () => {
    const anchors = contents(body).map(({ id }) => id);
    expect(anchors).toHaveLength(body.match(/^## /gm)?.length ?? 0);
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});

test('the privacy policy answers at #your-data, where every notice points', () => {
  expect(contents(privacy.body).map(({ id }) => id)).toContain('your-data');
  expect(renderMarkdown(privacy.body, values)).toContain('id="your-data"');
});

test('the privacy policy says the period that this host keeps', () => {
  const short = policyValues(readEnv({ RETENTION_DAYS: '90' }));
  expect(renderMarkdown(privacy.body, short)).toContain('90 days');
});

describe('the table of the privacy policy', () => {
  const named = asked.flatMap(({ covers }) => Object.entries(covers));

  test.each(
    [...forms, { ...jobAlert, kind: 'job-alert' }].map((form) => [form.kind, form] as const),
  )('tells of every field that %s asks, once', (kind, { fields }) => {
    const described = named.filter(([of]) => of === kind).flatMap(([, names]) => names);
    expect([...described].sort()).toEqual(Object.keys(fields).sort());
  });

  test('names no form that is gone', () => {
    const kinds = [...forms.map((form) => form.kind), 'job-alert'];
    expect(named.map(([kind]) => kind).filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  test('is in the policy', () => {
    for (const { form, kept: stored } of asked) {
      expect(privacy.body).toContain(`| ${form} |`);
      expect(privacy.body).toContain(`| ${stored} |`);
    }
  });
});
