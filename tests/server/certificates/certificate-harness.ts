/** A site with an empty store, whose certificates can be looked up and commanded. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processState } from '#lib/server/process-state';
import { readEnv } from '#lib/server/settings/env';
import { openSite, site } from '#lib/server/site';
import { openStore } from '#lib/server/store/open-store';
import { GET as verify } from '#pages/verify/[number]/route';
import { runCertificates } from '#scripts/certificates/run';
import { newDataDir } from '#tests/setup/data-dir';

/** Tuesday noon in India. */
const noon = Date.UTC(2026, 10, 24, 6, 30);

export interface CertificateHarness {
  readonly folder: string;
  look(number: string, address?: string): Promise<Response>;
  command(...words: string[]): Promise<{ readonly status: number; readonly printed: string }>;
  file(content: string | Uint8Array): string;
  issued(name: string, consent?: 'yes' | 'no'): Promise<string>;
  close(): Promise<void>;
}

export async function openCertificates(
  settings: Readonly<Record<string, string>> = {},
): Promise<CertificateHarness> {
  const folder = await newDataDir();
  const env = readEnv({ DATA_DIR: folder, ...settings });
  delete processState.certificateKey;
  openSite({
    env,
    store: await openStore({ dataDir: folder }),
    wakeCourier: () => undefined,
    now: () => noon,
  });
  const harness: CertificateHarness = {
    folder,
    look: (number, address = '203.0.113.9') =>
      verify(
        new Request(`${env.origin}/verify/${encodeURIComponent(number)}`, {
          headers: { 'x-visitor-address': address },
        }),
        { params: Promise.resolve({ number }) },
      ),
    async command(...words) {
      let printed = '';
      const status = await runCertificates(words, {
        env,
        now: () => noon,
        open: () => openStore({ dataDir: folder }),
        async print(text) {
          printed += text;
        },
      });
      return { status, printed };
    },
    file(content) {
      const path = join(folder, 'list.csv');
      writeFileSync(path, content);
      return path;
    },
    async issued(name, consent = 'yes') {
      const words = ['--name', name, '--what', 'intermediate', '--date', '2026-11-20'];
      const { printed } = await harness.command('issue', ...words, '--consent', consent);
      return /HC-2026-\w{7}/.exec(printed)?.[0] ?? '';
    },
    async close() {
      await site().store.close();
      delete processState.certificateKey;
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return harness;
}
