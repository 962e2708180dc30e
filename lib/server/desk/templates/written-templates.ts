/** Written templates: they open in the member's own mail program or WhatsApp; a mail's subject has the reference. */
import type { Template } from '#lib/server/desk/enquiry/schema';
import { wishHours } from '#lib/server/desk/list/words';

/** Of who is written to; empty where they cannot be. */
interface Reached {
  readonly email: string;
  readonly whatsApp?: string | undefined;
}

interface About extends Reached {
  readonly name: string;
  readonly reference: string;
  readonly kind: string;
  readonly again?: string;
  readonly wish?: { readonly time: string };
  /** Who writes. */
  readonly member: string;
  readonly phone: string;
  readonly site: string;
}

const texts = [
  {
    title: 'We tried to call you',
    sub: 'When we will call next, and how to choose another hour',
    body: ({ kind, again, wish, phone }: About) => [
      `We tried to call you about your ${kind.toLowerCase()} and did not reach you.`,
      again
        ? `We will call again ${again}.`
        : `We will call again ${wish ? wishHours(wish.time) : 'within the next working day'}.`,
      `If another hour suits you better, reply to this mail or call ${phone}.`,
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
    body: ({ site }: About) => [
      'You asked about fees. Here they are, each with its GST and the total:',
      `${site}/certification`,
      'You owe nothing until you enrol and pay.',
    ],
  },
] as const;

export function templatesFor(about: About): Template[] {
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
export function waysToSend(text: string, subject: string, { email, whatsApp }: Reached) {
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
