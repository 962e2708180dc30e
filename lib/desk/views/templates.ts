/** The templates of the desk as their page shows them, and as they stand filled in on an enquiry. */

import { enquiryKinds } from '#data/form-kinds';
import { currentTemplates } from '#lib/desk/actions/templates';
import type { Template } from '#lib/desk/schema';
import { kindInWords, preferredHoursInWords } from '#lib/desk/words';
import { fillTemplate, sampleValues } from '#lib/enquiries/words';
import { shortDayAndHour } from '#lib/platform/values/india';
import type { StaffRequest } from '#lib/staff/http/access';
import type { DeskTemplate } from '#lib/staff/schema';
import { memberName } from '#lib/staff/words';

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
      preview: fillTemplate(each.body, sampleValues),
      former: all
        .filter(({ id, version }) => id === each.id && version < each.version)
        .map(versionOf),
    })),
    kinds: enquiryKinds.map((value) => ({ value, label: kindInWords(value) })),
    ...(rejected && { rejected }),
  };
}

interface About {
  readonly kind: string;
  readonly email: string;
  readonly whatsApp?: string | undefined;
  readonly values: Parameters<typeof fillTemplate>[1];
}

export function filledTemplates(
  all: readonly DeskTemplate[],
  { kind, email, whatsApp, values }: About,
): Template[] {
  return currentTemplates(all)
    .filter((each) => each.kind === '' || each.kind === kind)
    .map(({ title, language, body }) => {
      const text = fillTemplate(body, values);
      const ways = waysToSend(text, `${values.reference}: ${title}`, { email, whatsApp });
      return { title, sub: language, text, ...ways };
    });
}

/** Addresses of the recipient; empty where they cannot be reached. */
interface Reached {
  readonly email: string;
  readonly whatsApp?: string | undefined;
}

interface WrittenAbout extends Reached {
  readonly name: string;
  readonly reference: string;
  readonly kind: string;
  readonly again?: string;
  readonly preference?: { readonly time: string };
  readonly member: string;
  readonly phone: string;
  readonly site: string;
}

const texts = [
  {
    title: 'We tried to call you',
    sub: 'When we will call next, and how to choose another time',
    body: ({ kind, again, preference, phone }: WrittenAbout) => [
      `We tried to call you about your ${kind.toLowerCase()} but could not reach you.`,
      again
        ? `We will call again ${again}.`
        : `We will call again ${preference ? preferredHoursInWords(preference.time) : 'within the next working day'}.`,
      `If another time suits you better, reply to this mail or call ${phone}.`,
    ],
  },
  {
    title: 'What we need from you',
    sub: 'Lists what is missing; complete it before you send it',
    body: () => ['To continue, we need this from you:', '- ', 'You can simply reply to this mail.'],
  },
  {
    title: 'Fees, with GST and the total',
    sub: 'Links to the page that adds them up',
    body: ({ site }: WrittenAbout) => [
      'You asked about fees. Here they are, each with GST and the total:',
      `${site}/certification`,
      'Nothing is due until you enrol.',
    ],
  },
] as const;

export function templatesFor(about: WrittenAbout): Template[] {
  return texts.map(({ title, sub, body }) => {
    const lines = [
      `Dear ${about.name},`,
      ...body(about),
      'Nobody from HOA asks for an OTP, a UPI PIN, a card number or a password.',
      `${about.member}, HOA`,
    ];
    return { title, sub, ...waysToSend(lines.join('\n\n'), `${about.reference}: ${title}`, about) };
  });
}

/** `encodeURIComponent` throughout: what a visitor wrote can add no header and no other recipient. */
function waysToSend(text: string, subject: string, { email, whatsApp }: Reached) {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  const to = encodeURIComponent(email).replace('%40', '@');
  return {
    ...(canBeMailed(email) && {
      href: `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}`,
    }),
    ...(whatsApp && { whatsApp: `${whatsApp}?text=${encodeURIComponent(text)}` }),
  };
}

const canBeMailed = (email: string) => /^[^\s@?&#%]+@[^\s@?&#%]+$/.test(email);
