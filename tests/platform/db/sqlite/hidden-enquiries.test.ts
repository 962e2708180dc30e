import { expect, test } from '@jest/globals';
import { openStore } from '#lib/start/open-store';
import { hiddenEnquiries } from '#lib/start/presence';
import { noon, submissionOf } from '#tests/platform/db/samples';
import { newDataDir } from '#tests/setup/data-dir';

test('a store in DATA_DIR that DATABASE_URL hides is reported with what lies in it', async () => {
  const dataDir = await newDataDir();
  const store = await openStore({ dataDir });
  const enquiry = { reference: 'HOA-7K3M-92Q', promisedBy: noon, tokenHash: 'hash' };
  await store.recordSubmission(submissionOf({ enquiry }), []);
  await store.close();
  const place = { databaseUrl: 'postgres://127.0.0.1/hoa', dataDir };
  expect(hiddenEnquiries(place)).toBe(1);
  expect(hiddenEnquiries({ dataDir })).toBe(0);
});
