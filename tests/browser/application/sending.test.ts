import { afterAll, expect, test } from '@jest/globals';
import { sendApplication } from '#lib/browser/application/submit';

/** Stands in for the browser’s own: a line that takes a body in four parts. */
class SlowLine {
  static sent: { path: string; key?: string | undefined; body: FormData }[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onloadend?: () => void;
  timeout = 0;
  status = 0;
  responseText = '';
  #path = '';
  #headers = new Map<string, string>();
  open(_method: string, path: string) {
    this.#path = path;
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }
  send(body: FormData) {
    const total = 4_999;
    this.upload.onprogress?.({ loaded: 0, total: 0 });
    for (const part of [0, 1, 2, 3, 4]) {
      this.upload.onprogress?.({ loaded: Math.ceil((total * part) / 4), total });
    }
    SlowLine.sent.push({ path: this.#path, key: this.#headers.get('idempotency-key'), body });
    this.status = 200;
    this.responseText = '{"success":true,"reference":"HOA-7K3M-92Q"}';
    this.onloadend?.();
  }
}

const own = globalThis.XMLHttpRequest;
globalThis.XMLHttpRequest = SlowLine as unknown as typeof XMLHttpRequest;
afterAll(() => {
  globalThis.XMLHttpRequest = own;
});

test('an upload tells in whole percent how much of it has left, up to the whole', async () => {
  const progress: number[] = [];
  const resume = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' });
  const reply = await sendApplication({
    answers: { name: 'Asha' },
    resume,
    key: 'one',
    honeypot: '',
    onProgress: (percent) => progress.push(percent),
    onWait: (why) => progress.push(Number(why)),
  });
  expect(reply).toMatchObject({ sent: true, status: 200, answer: { reference: 'HOA-7K3M-92Q' } });
  expect(progress).toEqual([0, 25, 50, 75, 100]);
  const [{ path, key, body } = { path: '', body: new FormData() }] = SlowLine.sent;
  expect([path, key]).toEqual(['/api/applyjobs', 'one']);
  expect((body.get('resume') as File).name).toBe('resume.pdf');
});
