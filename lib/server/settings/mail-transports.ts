/**
 * The ways by which mail leaves, a row each, named by the setting that chooses it: the first that is set wins, and in
 * public one of them must be. lib/server/mail/open-transport.ts opens them; without any, mail stays in a folder.
 */
export const mailTransports = [
  {
    name: 'smtp',
    setting: 'SMTP_URL',
    goes: 'to the mail server',
    works: 'the server takes our login',
  },
] as const;

type Chosen = (typeof mailTransports)[number];
type Settings = Readonly<Partial<Record<Chosen['setting'], unknown>>>;

/** Undefined: the folder, which is for trial mode. */
export const mailTransportOf = (settings: Settings): Chosen | undefined =>
  mailTransports.find(({ setting }) => settings[setting]);
