/** What was done with many at once, carried in the address of the list: figures and words of ours alone. */
import { own } from '#lib/shared/own';
import { plural } from '#lib/shared/words';

/** Of one press: a colleague's whole list, and no more work than a request may be. */
export const mostAtOnce = 500;

export interface ManyDone {
  /** Names the press, for what takes it back. */
  readonly press: string;
  readonly done: number;
  /** Changed by a colleague in the meantime, or not possible now: they stay as they are. */
  readonly left: number;
}

export interface ManySaid {
  readonly text: string;
  /** Absent where nothing can be taken back. */
  readonly press?: string;
}

const enquiries = ['enquiry', 'enquiries'] as const;
const deeds: Readonly<Record<string, readonly [one: string, many: string, done: string]>> = {
  take: [...enquiries, 'taken'],
  hand: [...enquiries, 'handed over'],
  close: [...enquiries, 'closed'],
  'give-up-ticked': ['mail', 'mails', 'given up'],
  'take-back': ['', '', ''],
  'mails-back': ['', '', ''],
};

const back: Readonly<Record<string, (done: number) => string>> = {
  'take-back': (done) => `${done} ${done === 1 ? 'is' : 'are'} as before`,
  'mails-back': (done) => (done > 0 ? 'The mails are parked again' : 'Nothing was taken back'),
};

/** The address that says it. */
export function afterMany(list: string, action: string, done: ManyDone): string {
  const url = new URL(list, 'http://desk');
  for (const [name, value] of Object.entries({ many: action, ...done })) {
    url.searchParams.set(name, String(value));
  }
  return url.pathname + url.search;
}

export function doneIn({ searchParams }: URL): ManySaid | undefined {
  const action = searchParams.get('many') ?? '';
  const words = own(deeds, action);
  if (!words) return undefined;
  const [done, left] = ['done', 'left'].map((name) =>
    Math.min(mostAtOnce, Math.max(0, Math.trunc(Number(searchParams.get(name))) || 0)),
  ) as [number, number];
  const [one, many, deed] = words;
  const isBack = action in back;
  const what = own(back, action)?.(done) ?? `${plural(done, one, many)} ${deed}`;
  const stay = left === 1 ? '1 other was not changed' : `${left} others were not changed`;
  const rest = `${stay}: changed in the meantime, or not possible now.`;
  const press = searchParams.get('press') ?? '';
  return {
    text: `${what}.${left > 0 ? ` ${rest}` : ''}`,
    ...(!isBack && done > 0 && /^[\w-]{36}$/.test(press) && { press }),
  };
}
