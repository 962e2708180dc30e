/** Sends on bad lines: how often, when again, and when no more; the clock is turned by the test. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { upload } from '#lib/applications/browser/upload';

type Fate = (line: Line) => void;

/** Is in for the browser's own: each send meets the next fate. */
class Line {
  static fates: Fate[] = [];
  static sends = 0;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onloadend?: () => void;
  status = 0;
  responseText = '';
  retryAfter: string | null = null;
  open() {}
  setRequestHeader() {}
  getResponseHeader(name: string) {
    return name === 'retry-after' ? this.retryAfter : null;
  }
  abort() {
    this.status = 0;
    this.onloadend?.();
  }
  send() {
    Line.sends += 1;
    const fate = Line.fates.shift();
    if (!fate) throw new Error('nobody said what becomes of this send');
    fate(this);
  }
}

const answers =
  (status: number, retryAfter: string | null = null): Fate =>
  (line) => {
    Object.assign(line, { status, retryAfter });
    line.onloadend?.();
  };
const breaks = answers(0);
/** So many bytes of `total` leave each second; then the answer comes, or nothing. */
const drips =
  (total: number, bytesEach: number, then: Fate, until = total): Fate =>
  (line) => {
    let loaded = 0;
    const timer = setInterval(() => {
      loaded = Math.min(loaded + bytesEach, until);
      line.upload.onprogress?.({ loaded, total });
      if (loaded < until) return;
      clearInterval(timer);
      then(line);
    }, 1_000);
  };
const silent: Fate = () => undefined;

const own = { request: globalThis.XMLHttpRequest, add: globalThis.addEventListener };
let onLine = true;
let comeBack: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  Line.sends = 0;
  Line.fates = [];
  onLine = true;
  globalThis.XMLHttpRequest = Line as unknown as typeof XMLHttpRequest;
  Object.defineProperty(globalThis.navigator, 'onLine', { configurable: true, get: () => onLine });
  globalThis.addEventListener = ((_: string, listener: () => void) => {
    comeBack = listener;
  }) as typeof addEventListener;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.XMLHttpRequest = own.request;
  globalThis.addEventListener = own.add;
});

interface Seen {
  readonly waits: string[];
  readonly percents: number[];
  status?: number;
}

function sending(): Seen {
  const seen: Seen = { waits: [], percents: [] };
  const sent = upload({
    path: '/api/applyjobs',
    headers: {},
    body: () => 'all of it',
    onProgress: (percent) => seen.percents.push(percent),
    onWait: (why) => seen.waits.push(why),
  });
  void sent.then(({ status }) => {
    seen.status = status;
  });
  return seen;
}
const seconds = (many: number) => jest.advanceTimersByTimeAsync(many * 1_000);

test.each([60_000, 20_000, 8_000])(
  'a file of 4.9 MB is sent once, however long it takes at %d bytes a second',
  async (bytesEach) => {
    Line.fates = [drips(4_900_000, bytesEach, answers(200))];
    const seen = sending();
    await seconds(4_900_000 / bytesEach + 2);
    expect([seen.status, Line.sends, seen.waits]).toEqual([200, 1, []]);
    expect(seen.percents.at(-1)).toBe(100);
    expect(seen.percents).toEqual(seen.percents.toSorted((a, b) => a - b));
  },
);

test.each([
  ['a broken line', breaks, 'unreachable', 0],
  ['a server that has no time', answers(503), 'unavailable', 503],
] as const)('after %s the whole file is sent twice more at most', async (_, fate, why, status) => {
  Line.fates = [fate, fate, fate];
  const seen = sending();
  await seconds(30);
  expect([seen.status, Line.sends, seen.waits]).toEqual([status, 3, [why, why]]);
});

test('and goes through where the line is back', async () => {
  Line.fates = [breaks, answers(200)];
  const seen = sending();
  await seconds(5);
  expect([seen.status, Line.sends]).toEqual([200, 2]);
});

test('a server that says when to come again is believed, up to a minute', async () => {
  Line.fates = [answers(503, '30'), answers(503, '86400'), answers(200)];
  const seen = sending();
  await seconds(29);
  expect(Line.sends).toBe(1);
  await seconds(2);
  expect(Line.sends).toBe(2);
  await seconds(61);
  expect(seen.status).toBe(200);
});

test.each([400, 408, 413, 422, 429, 500])('an answer of %d is final', async (status) => {
  Line.fates = [answers(status)];
  const seen = sending();
  await seconds(120);
  expect([seen.status, Line.sends]).toEqual([status, 1]);
});

test('offline it waits for the line, however long, and sends once it is there', async () => {
  onLine = false;
  Line.fates = [breaks, answers(200)];
  const seen = sending();
  await seconds(3_600);
  expect([Line.sends, seen.waits]).toEqual([1, ['offline']]);
  onLine = true;
  comeBack();
  await seconds(1);
  expect([seen.status, Line.sends]).toEqual([200, 2]);
});

test('a line on which nothing moves any more is given up, and is not sent again unasked', async () => {
  Line.fates = [drips(4_900_000, 60_000, silent, 1_200_000)];
  const seen = sending();
  await seconds(20 + 118);
  expect(seen.status).toBeUndefined();
  await seconds(4);
  expect([seen.status, Line.sends]).toEqual([0, 1]);
});

test('the answer may take as long as what the device holds back needs to leave, and a check', async () => {
  const late: Fate = (line) => setTimeout(() => answers(200)(line), 600_000);
  Line.fates = [drips(4_900_000, 1_000_000, late)];
  const seen = sending();
  await seconds(610);
  expect([seen.status, Line.sends]).toEqual([200, 1]);
});
