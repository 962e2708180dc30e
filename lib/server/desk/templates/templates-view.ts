/** The templates of the desk as their page shows them, and as they stand filled in on an enquiry. */
import type { Template } from '#lib/server/desk/enquiry/schema';
import { memberName } from '#lib/server/desk/list/rows';
import { kindInWords } from '#lib/server/desk/list/words';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { currentTemplates } from '#lib/server/desk/templates/change-template';
import { waysToSend } from '#lib/server/desk/templates/written-templates';
import type { DeskTemplate } from '#lib/server/store/desk/desk-records';
import { fillTemplate, sampleValues } from '#lib/shared/enquiries/words';
import { enquiryKinds } from '#lib/shared/forms/registry';
import { shortDayAndHour } from '#lib/shared/india';

/** A post that was not kept: why, or how it reads. */
export interface RejectedTemplate {
  readonly typed: Readonly<Record<string, string>>;
  readonly problem?: string;
  readonly preview?: string;
}

export type TemplatesView = Awaited<ReturnType<typeof templatesView>>;

export async function templatesView({ site, members, now }: Visit, rejected?: RejectedTemplate) {
  const all = await site.store.listTemplates();
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
      // Newest first.
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

/** Those for this kind of enquiry, with the ways that there are to send them. */
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
