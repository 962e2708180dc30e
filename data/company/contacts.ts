/** Every way to reach us, as the environment of this host says. */
type Names =
  | 'SUPPORT_PHONE'
  | 'SUPPORT_EMAIL'
  | 'CHAT_URL'
  | 'COMMUNITY_URL'
  | 'CHANNEL_URL'
  | 'FACEBOOK_URL'
  | 'LINKEDIN_URL'
  | 'INSTAGRAM_URL'
  | 'YOUTUBE_URL';

export interface Contacts {
  readonly phone: string;
  /** `tel:` address of the phone. */
  readonly call: string;
  readonly email: string;
  /** Chat, community and channel are empty where there is none. */
  readonly chat: string;
  readonly community: string;
  readonly channel: string;
  readonly social: readonly { readonly name: string; readonly href: string }[];
}

export type Support = Pick<Contacts, 'phone' | 'call' | 'email'>;

export const supportIn = ({ phone, call, email }: Support): Support => ({ phone, call, email });

export function contactsOf(env: Readonly<Record<Names, string>>): Contacts {
  return {
    phone: env.SUPPORT_PHONE,
    call: `tel:${env.SUPPORT_PHONE.replace(/[^\d+]/g, '')}`,
    email: env.SUPPORT_EMAIL,
    chat: env.CHAT_URL,
    community: env.COMMUNITY_URL,
    channel: env.CHANNEL_URL,
    social: [
      { name: 'Facebook', href: env.FACEBOOK_URL },
      { name: 'LinkedIn', href: env.LINKEDIN_URL },
      { name: 'Instagram', href: env.INSTAGRAM_URL },
      { name: 'WhatsApp', href: env.CHAT_URL },
      { name: 'YouTube', href: env.YOUTUBE_URL },
    ].filter(({ href }) => href !== ''),
  };
}
