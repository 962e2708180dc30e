/** How a person fills in whatever a form shows, in a browser. */
import type { Browser } from '#tests/parts/browser';

interface Shown {
  readonly selector: string;
  readonly kind: 'text' | 'tick' | 'choice';
  readonly words: string;
}

/** Runs in the page: what there is to answer, one of each name. */
const lookFor = `
  const words = { email: 'engine@visitor.example.in', reach: arguments[1], tel: '9840012345', number: '31', pincode: '625001',
    address: '12 Temple Street, Madurai 625001', age: '24' };
  const found = [], seen = new Set();
  for (const each of document.querySelector(arguments[0]).querySelectorAll('input,textarea,select')) {
    const { name, type } = each;
    if (!name || ['website', 'ofAge'].includes(name) || seen.has(name) || each.disabled) continue;
    if (!each.checkVisibility() || ['hidden', 'file', 'submit', 'button'].includes(type)) continue;
    const isTick = ['radio', 'checkbox'].includes(type);
    if (isTick && each.checked) { seen.add(name); continue; }
    if (!isTick && each.value && type !== 'select-one') { seen.add(name); continue; }
    seen.add(name);
    const mark = 'fill-' + found.length;
    // Where the box or button itself is invisible, its label is shown in its place.
    const isDrawn = isTick && (each.getBoundingClientRect().width < 8 || getComputedStyle(each).opacity === '0');
    (isDrawn ? each.labels[0] : each).setAttribute('data-fill', mark);
    found.push({
      selector: arguments[0] + ' [data-fill=' + mark + ']',
      kind: isTick ? 'tick' : each.matches('select') ? 'choice' : 'text',
      words: words[name] ?? words[type] ?? (name === 'name' ? arguments[1] : 'Words of a visitor'),
    });
  }
  return found;`;

/** All that is shown and empty, by real presses. */
export async function fillShown(browser: Browser, form: string, name: string): Promise<void> {
  for (const each of await browser.run<readonly Shown[]>(lookFor, form, name)) {
    if (each.kind === 'text') await browser.type(each.selector, each.words);
    else if (each.kind === 'tick') await browser.press(each.selector);
    // Down chooses the next option.
    else await browser.type(each.selector, '\uE015');
  }
}
