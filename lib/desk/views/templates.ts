/** The templates of the desk as their page shows them, and as they are filled in on an enquiry. */

import { enquiryKinds } from '#data/form-kinds';
import { currentTemplates } from '#lib/desk/actions/templates';
import type { Template } from '#lib/desk/schema';
import {
  askForPdf,
  builtIn,
  greeting,
  hourIn,
  kindIn,
  neverAsked,
  type Said,
  type Way,
} from '#lib/desk/views/template-texts';
import { kindInWords } from '#lib/desk/words';
import { fillTemplate, sampleValues, templateLanguages } from '#lib/enquiries/words';
import { whyHeld } from '#lib/platform/files/holds';
import { shortDayAndHour } from '#lib/platform/values/india';
import type { StaffRequest } from '#lib/staff/http/access';
import { memberName } from '#lib/staff/rules';
import type { DeskTemplate } from '#lib/staff/schema';

export interface RejectedTemplate {
  readonly typed: Readonly<Record<string, string>>;
  readonly problem?: string;
  readonly preview?: string;
}

export type TemplatesView = Awaited<ReturnType<typeof templatesView>>;

export async function templatesView(
  { context, members, now }: StaffRequest,
  rejected?: RejectedTemplate,
) {
  const all = await context.store.listTemplates();
  const versionOf = ({ version, member, at, body }: DeskTemplate) => ({
    version,
    changed: `by ${memberName(member, members)}, ${shortDayAndHour(at, now)}`,
    body,
  });
  return {
    cards: currentTemplates(all).map((each) => ({
      ...versionOf(each),
      id: each.id,
      title: each.title,
      kind: each.kind,
      kindShown: each.kind && kindInWords(each.kind),
      language: each.language,
      preview: fillTemplate(each.body, samplesIn(each.language, each.kind)),
      former: all
        .filter(({ id, version }) => id === each.id && version < each.version)
        .map(versionOf),
    })),
    kinds: enquiryKinds.map((value) => ({ value, label: kindInWords(value) })),
    ...(rejected && { rejected }),
  };
}

/** Addresses of the recipient; empty where they cannot be reached. */
interface Reached {
  readonly email: string;
  readonly whatsApp?: string | undefined;
}

interface About extends Said, Reached {
  readonly reference: string;
  readonly link: string;
}

/** Its hour and kind are in the language of the text. */
export const filledTemplates = (all: readonly DeskTemplate[], about: About): Template[] =>
  currentTemplates(all)
    .filter((each) => each.kind === '' || each.kind === about.kind)
    .map(({ title, language, body }) => {
      const text = fillTemplate(body, valuesIn(language, about));
      return { title, sub: language, text, ...waysToSend(text, text, title, about) };
    });

function valuesIn(language: DeskTemplate['language'], about: About) {
  const { name, reference, link, member, phone } = about;
  const [kind, hour] = [kindIn(language, about), hourIn(language, about)];
  return { name, reference, kind, hour, link, me: member, phone };
}

export const samplesIn = (language: string, kind: string) => {
  const kindTitle = kindInWords(kind || 'coaching');
  const at = { again: sampleHour, now: sampleHour - 24 * 60 * 60 * 1000 };
  const said = { ...sampleSaid, ...at, kind: kind || 'coaching', kindTitle };
  return { ...sampleValues, kind: kindIn(language, said), hour: hourIn(language, said) };
};

const sampleHour = Date.parse('2026-11-24T16:00:00+05:30');
const sampleSaid = { name: '', member: '', phone: '', site: '' };

/** Each in English first, then in the languages of the desk. */
export const templatesFor = (about: About): Template[] =>
  templateLanguages.flatMap((language) =>
    builtIn[language].map(({ title, sub, lines }) => {
      const textFor = (way: Way) =>
        [
          greeting[language](about.name),
          ...lines(about, way),
          neverAsked[language],
          `${about.member}, HOA`,
        ].join('\n\n');
      return { title, sub, ...waysToSend(textFor('mail'), textFor('whatsApp'), title, about) };
    }),
  );

/** A mail and a message that ask for the resume once more, to be read and changed before they are sent. */
export type PdfRequest = ReturnType<typeof pdfRequest>;

export function pdfRequest(
  held: string,
  about: Pick<About, 'name' | 'member' | 'reference' | keyof Reached>,
) {
  const textFor = (way: Way) =>
    [
      greeting.English(about.name),
      ...askForPdf(whyHeld(held), way),
      neverAsked.English,
      `${about.member}, HOA`,
    ].join('\n\n');
  return waysToSend(textFor('mail'), textFor('whatsApp'), 'Your resume as a PDF', about);
}

/** `encodeURIComponent` throughout: what a visitor wrote can add no header and no other recipient. */
function waysToSend(
  mail: string,
  message: string,
  title: string,
  { email, whatsApp, reference }: Reached & { readonly reference: string },
) {
  const body = encodeURIComponent(mail.replaceAll('\n', '\r\n'));
  const subject = encodeURIComponent(`${reference}: ${title}`);
  const to = encodeURIComponent(email).replace('%40', '@');
  return {
    ...(canBeMailed(email) && { href: `mailto:${to}?subject=${subject}&body=${body}` }),
    ...(whatsApp && { whatsApp: `${whatsApp}?text=${encodeURIComponent(message)}` }),
  };
}

const canBeMailed = (email: string) => /^[^\s@?&#%]+@[^\s@?&#%]+$/.test(email);
