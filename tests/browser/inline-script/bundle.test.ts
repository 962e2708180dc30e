import { beforeAll, expect, test } from '@jest/globals';
import { headScript } from '#lib/start/build/bundles';

let script = '';
beforeAll(async () => {
  script = await headScript(process.cwd());
});

test('the script in every page carries no table of our addresses', () => {
  for (const path of ['/desk', '/verify', '/termsandconditions', '/quotation']) {
    expect(script).not.toContain(path);
  }
});
