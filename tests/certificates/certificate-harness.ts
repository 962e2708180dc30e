/** A site with an empty store, whose certificates can be looked up and commanded. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GET as verify } from '#app/verify/[number]/route';
import { processState } from '#lib/platform/values/process-state';
import { openStore } from '#lib/start/open-store';
import { runCertificates } from '#scripts/certificates';
import { openTestSite } from '#tests/setup/test-site';

const noon = Date.UTC(2026, 10, 24, 6, 30);

export async function openCertificates(settings: Readonly<Record<string, string>> = {}) {
  delete processState.certificateKey;
  const { context, folder, close } = await openTestSite(settings, { now: noon });
  const { env, now } = context;
  async function command(...words: string[]) {
    let printed = '';
    const status = await runCertificates(words, {
      env,
      now,
      open: () => openStore({ dataDir: folder }),
      async print(text) {
        printed += text;
      },
    });
    return { status, printed };
  }
  return {
    folder,
    command,
    look: (number: string, address = '203.0.113.9') =>
      verify(
        new Request(`${env.origin}/verify/${encodeURIComponent(number)}`, {
          headers: { 'x-visitor-address': address },
        }),
        { params: Promise.resolve({ number }) },
      ),
    file(content: string | Uint8Array) {
      const path = join(folder, 'list.csv');
      writeFileSync(path, content);
      return path;
    },
    async issued(name: string, consent: 'yes' | 'no' = 'yes') {
      const words = ['--name', name, '--what', 'intermediate', '--date', '2026-11-20'];
      const { printed } = await command('issue', ...words, '--consent', consent);
      return /HC-2026-\w{7}/.exec(printed)?.[0] ?? '';
    },
    async close() {
      await close();
      delete processState.certificateKey;
    },
  };
}
