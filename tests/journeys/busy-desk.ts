/** A desk on a full day: what is due is seeded through the store, and each click and key is counted. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { openStore } from '#lib/start/open-store';
import type { NewTask } from '#lib/tasks/schema';
import { expect, type RunningSite } from '#tests/journeys/fixture';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { openTasks } from '#tests/tasks/task-samples';

const minute = 60_000;

/** Kinds that end where their enquiry is, by a note or by an answer. */
const kinds = ['follow-up', 'question', 'virus', 'dispute'] as const;

export interface Due {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  /** Absent: a call. */
  readonly kind?: (typeof kinds)[number];
}

/** So many, a minute after each other and all of them overdue; every fifth is a task of another kind, of somebody who is not to be called before next week. */
export async function seedDue({ dataDir }: RunningSite, many: number): Promise<readonly Due[]> {
  const store = await openStore({ dataDir });
  const now = Date.now();
  const tasks: NewTask[] = [];
  const all: Due[] = [];
  for (let at = 0; at < many; at += 1) {
    const dueAt = now - (many - at + 5) * minute;
    const kind = at % 5 === 4 ? kinds[Math.floor(at / 5) % kinds.length] : undefined;
    const name = `Due ${String(at + 1).padStart(2, '0')}`;
    const email = `due${at + 1}@example.com`;
    const made = enquiryOf(
      { receivedAt: now - 48 * 60 * minute + at, kind: 'contact', name, email, phone: '' },
      { promisedBy: kind ? now + 7 * 24 * 60 * minute : dueAt },
    );
    await store.recordSubmission(made, []);
    const { id, enquiry } = made;
    all.push({ id, reference: enquiry.reference, name, ...(kind && { kind }) });
    if (kind) tasks.push(taskOf(kind, id, dueAt));
  }
  await store.close();
  await openTasks({ dataDir }, ...tasks);
  return all;
}

const taskOf = (kind: (typeof kinds)[number], enquiryId: string, dueAt: number): NewTask => ({
  kind,
  subject: randomUUID(),
  enquiryId,
  since: dueAt - 60 * minute,
  dueAt,
  wholeDay: false,
  detail: kind === 'question' ? { asker: 'candidate', text: 'Is there a bus?' } : {},
});

/** Reads from the histories of all of these what members did. */
export async function actionsOf({ dataDir }: RunningSite, all: readonly Due[]) {
  const store = await openStore({ dataDir });
  const actions = await Promise.all(
    all.map(async ({ id }) =>
      (await store.listEvents(id))
        .filter(({ by }) => by.kind === 'member')
        .map(({ action, detail }) => ({ action, note: detail.note ?? '' })),
    ),
  );
  await store.close();
  return actions;
}

/** Presses of one member: a target above the screen would have to be scrolled back to, and is none. */
export class Presses {
  private count = 0;
  private readonly byKind = new Map<string, number>();

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    await target.waitFor();
    // The page goes to its fragment within the first frame.
    const top = await target.evaluate(async (element) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
      return element.getBoundingClientRect().top;
    });
    expect(top, `${target} is above what is seen`).toBeGreaterThanOrEqual(0);
    await target.click();
    this.count += 1;
  }

  async key(name: string): Promise<void> {
    await this.page.keyboard.press(name);
    this.count += 1;
  }

  /** One item is done: of each kind the highest count of one item is remembered. */
  done(kind: string): void {
    this.byKind.set(kind, Math.max(this.count, this.byKind.get(kind) ?? 0));
    this.count = 0;
  }

  get most(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.byKind);
  }
}
