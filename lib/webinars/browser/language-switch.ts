/** Typed answers go along when the language of the page is switched: the inline script writes them, and they are read once. */
import type { PageLanguage } from '#data/job-hunt/words';
import { storage } from '#lib/platform/browser/storage';

export const carriedKey = 'freeWebinarCarried';

export interface Carried {
  /** Names and values of the form's filled controls, in order. */
  readonly entries: readonly (readonly [name: string, value: string])[];
  readonly open: boolean;
  readonly step: number;
}

/** Puts it into the form of the new page; undefined where nothing was carried. */
export function takeCarried(form: HTMLFormElement, language: PageLanguage): Carried | undefined {
  const carried = read();
  storage.set(carriedKey, null);
  if (!carried) return undefined;
  const from = carried.entries.find(([name]) => name === 'language')?.[1];
  for (const [name, value] of carried.entries) {
    if (name === 'session') chooseSession(form, value, from, language);
    else fill(form, name, value);
  }
  return carried;
}

function read(): Carried | undefined {
  const text = storage.get(carriedKey);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  for (const control of form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)) {
    if (control.type === 'hidden') continue;
    if (control.type === 'radio' || control.type === 'checkbox') {
      if (control.value === value) control.checked = true;
    } else {
      control.value = value;
    }
  }
}

const endings: Readonly<Record<string, string>> = { ta: '-tamil-english', te: '-telugu-english' };

/** The day stays. What was in the language of the page before is now in that of this one; another choice was meant. */
function chooseSession(
  form: HTMLFormElement,
  id: string,
  from: string | undefined,
  to: PageLanguage,
): void {
  const list = form.elements.namedItem('session');
  if (!(list instanceof HTMLSelectElement)) return;
  const followed = from === 'en' || id.endsWith(endings[from ?? ''] ?? '-');
  const wanted = followed && endings[to] ? `${id.slice(0, 10)}${endings[to]}` : id;
  if ([...list.options].some(({ value }) => value === wanted)) list.value = wanted;
}
