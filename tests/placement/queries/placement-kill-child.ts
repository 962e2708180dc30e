/** Asks, answers, books and hires as fast as it can, and says each acknowledged step, until it is killed. */
import { writeSync } from 'node:fs';
import { openStore } from '#lib/start/open-store';
import {
  ask,
  changeOf,
  hired,
  storeApplication,
  storeVacancy,
  yesOf,
} from '#tests/platform/db/placement-samples';
import { noon } from '#tests/platform/db/samples';

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const store = await openStore({ dataDir, ...(databaseUrl && { databaseUrl }) });

async function walk(): Promise<never> {
  for (;;) {
    const { id } = await storeVacancy(store);
    const { id: enquiryId } = await storeApplication(store);
    const asked = ask(enquiryId);
    const say = (step: string, written: string) => {
      if (written === 'done') writeSync(1, `${step} ${asked.id}\n`);
    };
    const consent = yesOf(asked.id);
    say('asked', await store.writePlacement({ vacancy: id, at: noon, asks: [asked] }));
    const yes = { state: 'interview' as const, slots: [1] };
    say('yes', await store.writePlacement(changeOf(id, asked, ['asked'], yes, { consent })));
    const picked = changeOf(id, asked, ['interview'], { slotAt: 1 }, { whileOpen: true });
    say('slot', await store.writePlacement(picked));
    say(
      'hired',
      await store.writePlacement(changeOf(id, asked, ['interview'], hired, { whileOpen: true })),
    );
  }
}

await Promise.all([walk(), walk(), walk()]);
