/** Two tabs of a sitting whose browser runs no script: each form sends its whole sheet back. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { attribute, isElement, nodesOf } from '#tests/platform/http/page-nodes';
import { type ExamDesk, openExamDesk } from '#tests/practice/exam-desk';

type Sheet = Readonly<Record<string, string>>;

let desk: ExamDesk;
let sitting: { readonly id: string; readonly token: string };
beforeEach(async () => {
  desk = await openExamDesk();
  sitting = await desk.invite();
  await desk.send(sitting.token, { action: 'start' });
});
afterEach(() => desk.close());

/** The fields that a browser would send of this page with nothing changed in it. */
function formIn(html: string): Sheet {
  const fields = nodesOf(html)
    .filter(isElement)
    .flatMap((element) => {
      const name = attribute(element, 'name') ?? '';
      const isSent = element.tagName === 'input' && name !== '' && name !== 'page';
      const isOpen =
        attribute(element, 'type') === 'radio' && attribute(element, 'checked') === undefined;
      return isSent && !isOpen ? [[name, attribute(element, 'value') ?? ''] as const] : [];
    });
  return Object.fromEntries(fields);
}

const openTab = async () => formIn((await desk.page(sitting.token)).html);
const press = (tab: Sheet, typed: Sheet, action = 'save') =>
  desk.submitForm(sitting.token, { ...tab, ...typed, action });
const stored = async () => (await desk.context.store.findExam(sitting.id))?.typed;

test('an older tab brings what was changed in it, and nothing of what it only sent back', async () => {
  const [first, second] = [await openTab(), await openTab()];
  expect((await press(first, { 'c.value': '33750', 'c.sale1.a': 'Sales' })).status).toBe(303);
  const notice = await press(second, { 'c.igst': '6075' });
  expect(notice.status).toBe(409);
  expect(await stored()).toEqual({ value: '33750', 'sale1.a': 'Sales' });
  const html = await notice.text();
  expect(html).toContain('Another tab or phone has saved since');
  expect(html).not.toContain('in both places. Below');
  expect((await press(formIn(html), {})).status).toBe(303);
  expect(await stored()).toEqual({ value: '33750', 'sale1.a': 'Sales', igst: '6075' });
});

test('an answer that was emptied or changed in an older tab is that, and no other answer goes', async () => {
  await press(await openTab(), { 'c.value': '33750', 'c.igst': '6075' });
  const [first, second] = [await openTab(), await openTab()];
  await press(first, { 'c.value': '33751' });
  const notice = await press(second, { 'c.igst': '' });
  expect((await press(formIn(await notice.text()), {})).status).toBe(303);
  expect(await stored()).toEqual({ value: '33751' });
});

test('what both tabs changed is shown both ways, and the person writes the one that counts', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await press(first, { 'c.value': '33750', 'c.sale1.a': 'Sales', 'c.sale1.k': '33750' });
  const notice = await press(second, { 'c.value': '1', 'c.sale1.a': 'Bank', 'c.sale1.d': '7' });
  const html = await notice.text();
  const text = html.replaceAll(/<!-- -->/g, '');
  expect(text).toMatch(/Saved: 33750<.*Typed here: 1</s);
  expect(text).toMatch(/Line 1 of .*Saved: Sales, credit 33750<.*Typed here: Bank, debit 7</s);
  expect((await press(formIn(html), { 'c.value': '33750' })).status).toBe(303);
  expect(await stored()).toEqual({ value: '33750', 'sale1.a': 'Bank', 'sale1.d': '7' });
});

test('a third tab that saves while the notice is read is asked about again', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await press(first, { 'c.value': '2' });
  const notice = formIn(await (await press(second, { 'c.igst': '5' })).text());
  await press(await openTab(), { 'c.value': '3' });
  const again = await press(notice, {});
  expect(again.status).toBe(409);
  expect(await stored()).toEqual({ value: '3' });
  expect((await press(formIn(await again.text()), {}, 'submit')).status).toBe(303);
  expect(await desk.context.store.findExam(sitting.id)).toMatchObject({
    state: 'done',
    typed: { value: '3', igst: '5' },
  });
});

test('an older form that says nothing of what it began with empties no answer', async () => {
  await press(await openTab(), { 'c.value': '33750' });
  const notice = await press(await openTab(), { base: '', rev: '0', 'c.value': '' });
  expect(notice.status).toBe(409);
  await press(formIn(await notice.text()), {});
  expect(await stored()).toEqual({ value: '33750' });
});
