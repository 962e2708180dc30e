/**
 * A request is followed in few files: those that run for it once everything is loaded. The bounds are those that hold;
 * the aim is 32 and 15 files for a form, 50 and 30 for a payment.
 */
import { describe, expect, test } from '@jest/globals';
import { POST as act } from '#app/api/desk/[reference]/route';
import { POST as order } from '#app/api/enquiry/[token]/order/route';
import { POST as post } from '#app/api/sendEmail/[[...form]]/route';
import { POST as verify } from '#app/api/verify-payment/route';
import { GET as invoice } from '#app/enquiry/[token]/invoice/[number]/route';
import { callback } from '#lib/enquiries/forms/callback';
import { context } from '#lib/platform/context';
import { findEnquiry } from '#tests/desk/desk-samples';
import { newBrowser, type RouteCall, signedInBrowser } from '#tests/desk/desk-site';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { sampleOf } from '#tests/enquiries/intake/posts';
import { openPayDesk } from '#tests/payments/requests/pay-desk';
import { buyer, payOrder } from '#tests/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';
import { countFiles } from '#tests/shape/files-run';

type Counted = (call: RouteCall) => RouteCall;

/** Those that ran every time: a job in the background may run beside one of them. Loading and first calls are left out. */
async function filesOf(work: (by: Counted) => Promise<void>): Promise<readonly string[]> {
  await work((call) => call);
  const once = async () => {
    const files = await countFiles();
    await work((call) => (request, context) => files.during(() => call(request, context)));
    files.close();
    return files.ran;
  };
  const [first, second, third] = [await once(), await once(), await once()];
  return [...first.intersection(second).intersection(third)];
}

/** Where they are more than `most`, the failure names them. */
const expectAtMost = (most: number, files: readonly string[]) =>
  expect(files.length > most ? files : []).toEqual([]);

const isFeature = (file: string) => !/^(?:data|lib\/platform)\//.test(file);

/** Posts the form as its page does. */
async function askForCallback(call: RouteCall, email: string) {
  const fields = { ...sampleOf(callback), email };
  const answer = await newBrowser().send(call, callback.action, fields);
  expect(answer.status).toBe(200);
}

describe('a callback form', () => {
  forEachTest(openTrial);

  test('is followed from its route to the stored answer in 35 files, 12 of them of features', async () => {
    let sent = 0;
    const files = await filesOf((by) => {
      sent += 1;
      return askForCallback(by(post), `number.${sent}@example.com`);
    });
    expect(await context().store.listLeads({}, 9)).toHaveLength(4);
    expectAtMost(35, files);
    expectAtMost(12, files.filter(isFeature));
  });
});

describe('a payment', () => {
  const desk = forEachTest(openPayDesk);

  /** Staff ask for it; the visitor orders and pays, which issues the invoice. */
  async function askAndPay(by: Counted) {
    const { reference, token } = desk();
    const member = await signedInBrowser(desk());
    const { version } = await findEnquiry(desk(), reference);
    const asked = { action: 'ask-payment', version, line: 'module-5' };
    const request = await member.send(by(act), `/api/desk/${reference}`, asked, { reference });
    expect(request.status).toBe(200);
    const visitor = newBrowser();
    const path = `/api/enquiry/${token}/order`;
    const opened = await visitor.send(by(order), path, buyer, { token });
    const { order_id: id } = await opened.json();
    const signed = await payOrder(desk(), id);
    expect((await visitor.send(by(verify), '/api/verify-payment', signed)).status).toBe(200);
    const number = (await desk().file()).documents[0]?.number.replaceAll('/', '-') ?? '';
    const read = await visitor.read(invoice, `/enquiry/${token}/invoice/${number}`, {
      token,
      number,
    });
    expect(read).toContain('Tax invoice');
  }

  test('is followed from the request to the invoice in 64 files, 40 of them of features', async () => {
    const files = await filesOf(askAndPay);
    expectAtMost(64, files);
    expectAtMost(40, files.filter(isFeature));
  });
});
