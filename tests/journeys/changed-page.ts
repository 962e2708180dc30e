/** Pages as translators, password managers and extensions leave them, before React has come or while it is there. */

import type { Locator } from '@playwright/test';

export type Change = () => void;

/** As Google Translate: other words in two `<font>` elements in place of each text node, and of each that comes later. */
function translate(): void {
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE;
  const isOurs = ({ parentElement: parent }: Node) =>
    !parent || parent.closest('font,script,style,textarea,svg,title') !== null;
  const replace = (text: Node) => {
    const words = text.textContent ?? '';
    if (!words.trim() || isOurs(text)) return;
    const font = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = words.replace(/[A-Za-z]+/g, (word) => `${word}ம்`);
    font.append(inner);
    text.parentNode?.replaceChild(font, text);
  };
  const all = (node: Node) => {
    if (isText(node)) return replace(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  all(document.body);
  document.documentElement.classList.add('translated-ltr');
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'characterData') replace(target);
      addedNodes.forEach(all);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** An extension keeps the words, and puts their text node into an element. */
function wrapWords(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script,style,textarea,svg')) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}

function addElements(): void {
  for (const field of document.querySelectorAll('input:not([type=hidden]),textarea,select')) {
    field.after(document.createElement('div'));
  }
}

function linkWord(): void {
  for (const form of document.querySelectorAll('form')) {
    const label = [...form.querySelectorAll('label,legend,h2')].find((each) =>
      /\w/.test(each.firstChild?.nodeValue ?? ''),
    );
    const text = label?.firstChild as Text | undefined;
    if (!text) continue;
    const rest = text.splitText(Math.min(3, text.length));
    const link = document.createElement('a');
    link.href = 'https://extension.example/';
    link.textContent = rest.data;
    rest.replaceWith(link);
  }
}

export const changes: Readonly<Record<string, Change>> = {
  translated: translate,
  'with its words in other elements': wrapWords,
  'with the elements of a password manager': addElements,
  'with a word turned into a link': linkWord,
};

/** Every form that React brings alive: its page, its selector there, and the dialog it is in. */
export interface TypedForm {
  readonly path: string;
  readonly form: string;
  readonly dialog?: string;
}
export const typedForms: readonly TypedForm[] = [
  { path: '/contact-us', form: 'main #contact-us' },
  { path: '/coaching/enquiry', form: 'main form.form' },
  { path: '/employee', form: 'main #employer' },
  { path: '/applyJobs', form: 'main form.wizard' },
  { path: '/resume', form: 'main form.maker-form' },
  { path: '/internships', form: 'main #internship-form' },
  { path: '/job-alerts', form: 'main #job-alert' },
  { path: '/search', form: 'main search form' },
  { path: '/aiwebinarPayment', form: 'main form.form' },
  { path: '/job-hunt', form: '#webinar-free', dialog: 'dialog:has(#webinar-free)' },
  { path: '/job-hunt/te', form: '#webinar-free', dialog: 'dialog:has(#webinar-free)' },
  { path: '/', form: '#contact-dialog', dialog: '#contact' },
  { path: '/', form: '#employer-dialog', dialog: '#post-job' },
  { path: '/certification', form: '#enrolment-form', dialog: '#enrolment' },
  { path: '/coaching', form: '#coaching-form', dialog: '#coaching-enquiry' },
  { path: '/licenses', form: '#licence-trainer', dialog: 'dialog:has(#licence-trainer)' },
];

export const textFields =
  ':is(input:is([type=text],[type=email],[type=tel],[type=search],[type=number],:not([type])),textarea):visible:not([name=website])';
const known: Readonly<Record<string, string>> = {
  email: 'asha@hoa.in',
  tel: '9840012345',
  number: '31',
  pincode: '625001',
  address: '12 Temple Street, Madurai 625001',
};
export const wordsFor = async (field: Locator): Promise<string> =>
  known[(await field.getAttribute('name')) ?? ''] ??
  known[(await field.getAttribute('type')) ?? ''] ??
  'Asha Nair';

/** Answers all that is shown, by the names and types of the fields: their labels are in another language. */
export async function answerShown(form: Locator): Promise<void> {
  for (const field of await form.locator(textFields).all()) await field.fill(await wordsFor(field));
  const names = new Set<string>();
  for (const tick of await form.locator('[type=radio]:visible,[type=checkbox]:visible').all()) {
    const name = await tick.getAttribute('name');
    // A visitor who ticks that they are under 18 is asked for more.
    if (!name || ['website', 'ofAge'].includes(name) || names.has(name)) continue;
    names.add(name);
    await tick.check();
  }
  for (const select of await form.locator('select:visible').all()) {
    await select.selectOption({ index: 1 });
  }
}
