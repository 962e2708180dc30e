import { expect, it } from '@jest/globals';
import type { Store } from '#lib/platform/db/store';
import { fileOf, mailOf, noon, submissionOf } from '#tests/platform/db/samples';

export function describeFileContract(store: Store): void {
  it('keeps a file with its submission, byte for byte', async () => {
    const every = Uint8Array.from({ length: 512 }, (_, index) => index % 256);
    for (const data of [every, new Uint8Array(5_242_880).fill(0xff)]) {
      const file = fileOf(data, { name: 'மீனா\0.pdf' });
      await store.recordSubmission(submissionOf(), [mailOf({ attachFile: file.id })], file);
      const stored = await store.findFile(file.id);
      expect(stored).toMatchObject({ name: 'மீனா.pdf', size: data.length, sha256: file.sha256 });
      expect(Buffer.from(stored?.data ?? []).equals(data)).toBe(true);
      const end = await store.filePart(file.id, data.length - 100, 300);
      expect(Buffer.from(end ?? []).equals(data.subarray(-100))).toBe(true);
      const [delivery] = await store.claimDue('host', 1, noon);
      expect(delivery?.mail.attachFile).toBe(file.id);
      if (delivery) await store.markSent(delivery, noon);
    }
    expect(await store.findFile('unknown')).toBeUndefined();
    expect(await store.filePart('unknown', 0, 10)).toBeUndefined();
  });

  it('keeps neither file nor mails of a submission that it does not store', async () => {
    const broken = fileOf(Uint8Array.of(1));
    const submission = submissionOf();
    const before = await store.backlog(noon);
    const twice = [mailOf(), mailOf()];
    await expect(store.recordSubmission(submission, twice, broken)).rejects.toThrow(
      /topic of its own/,
    );
    expect(await store.findSubmission(submission.id)).toBeUndefined();
    expect(await store.findFile(broken.id)).toBeUndefined();
    expect(await store.backlog(noon)).toEqual(before);

    const again = fileOf(Uint8Array.of(2));
    await store.recordSubmission(submissionOf({ idempotencyKey: 'k5' }), []);
    await store.recordSubmission(submissionOf({ idempotencyKey: 'k5' }), [], again);
    expect(await store.findFile(again.id)).toBeUndefined();
  });

  it('stores no submission whose file cannot be stored', async () => {
    const file = fileOf(Uint8Array.of(3));
    await store.recordSubmission(submissionOf(), [], file);
    const submission = submissionOf();
    await expect(store.recordSubmission(submission, [mailOf()], file)).rejects.toThrow(/unique/i);
    expect(await store.findSubmission(submission.id)).toBeUndefined();
  });
}
