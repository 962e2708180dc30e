import { expect, test } from '@jest/globals';
import { narrowStyles, sourceHash } from '#lib/server/security-headers';

const [mine, other] = ['@media (width < 30rem){a{color:red}}', 'b{color:blue}'];
const headers = {
  'content-security-policy': `script-src 'self' 'sha256-x'; style-src 'self' ${sourceHash(mine)} ${sourceHash(other)}; img-src 'self'`,
};

test('a page’s policy allows the styles that stand in it, and no others', () => {
  const { 'content-security-policy': policy } = narrowStyles(headers, `<style>${mine}</style>`);
  expect(policy).toBe(
    `script-src 'self' 'sha256-x'; style-src 'self' ${sourceHash(mine)}; img-src 'self'`,
  );
});

test('a style that is not the site’s is not allowed by standing in a page', () => {
  const { 'content-security-policy': policy } = narrowStyles(headers, '<style>c{}</style>');
  expect(policy).not.toContain(sourceHash('c{}'));
});
