/** `npm run restore -- FILE`: puts a backup in the place of the store; the site must be stopped. */
import { existsSync } from 'node:fs';
import { plural } from '#lib/plural';
import { orExitWithReason } from '#lib/server/exit-with-reason';
import { restore } from '#lib/store/backup';
import { nameOf, storePlace } from '#scripts/command-store';

await orExitWithReason(async () => {
  const [file, ...others] = process.argv.slice(2);
  if (!file || others.length > 0 || file.startsWith('-')) {
    console.error('Usage: npm run restore -- FILE');
    process.exit(2);
  }
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const place = storePlace();
  const { aside, holds } = await restore(place, file, Date.now());
  const { submissions, files, drafts, orders, mailsSent, mailsWaiting, mailsParked } = holds;
  const lines = [
    `${nameOf(place)} is restored from ${file}.`,
    `It holds ${plural(submissions, 'submission')}, ${plural(files, 'file')}, ${plural(drafts, 'draft')}, ${plural(orders, 'order')}; mails: ${mailsSent} sent, ${mailsWaiting} waiting, ${mailsParked} parked.`,
    'Mails that were sent after the backup was made go out again, under the same Message-ID; persons erased after it was made are back and must be erased again.',
    ...(aside ? [`The former store is kept as ${aside}. Delete it once you are sure.`] : []),
  ];
  console.log(lines.join('\n'));
});
