/** Which mails of a batch went, when and to how many; and whom one did not reach. */

import type { BatchTopic } from '#lib/server/batches/batch-letters';
import type { Seated } from '#lib/server/store/batches/roster';
import { deskEnquiryPath } from '#lib/shared/addresses/desk-routes';
import type { CountedBatch } from '#lib/shared/batches/batch';
import { shortDayAndHour } from '#lib/shared/india';
import { plural } from '#lib/shared/words';

export interface SentMails {
  readonly mark: 'sent' | 'waits' | 'parked';
  readonly what: string;
  /** "Wed 6 Jan 2027, 4:20 PM, to 7". */
  readonly sub: string;
  /** Of the enquiry, where it is about one person. */
  readonly href?: string;
}

const whats: Readonly<Record<BatchTopic, string>> = {
  join: 'How they join',
  moved: 'Changed: days or hours',
  tomorrow: 'The day before the first session',
  cancelled: 'Cancelled',
};

/** The newest first; those that did not reach somebody before them. */
export function sentMails(
  { id }: Pick<CountedBatch, 'id'>,
  seated: readonly Seated[],
  now: number,
): readonly SentMails[] {
  const ours = new RegExp(`\\.visitor\\.batch-${id}-(\\w+)-(\\d+)(?:\\.\\d+)?@`);
  const owed = seated.flatMap((person) =>
    person.mails.flatMap((mail) => {
      const [, topic = '', number = ''] = ours.exec(mail.messageId) ?? [];
      return topic
        ? [{ ...mail, person, topic: topic as BatchTopic, key: `${topic}-${number}` }]
        : [];
    }),
  );
  const parked = owed.filter(({ parkedAt }) => parkedAt !== undefined);
  const groups = [...Map.groupBy(owed, ({ key }) => key).values()].map((all) => {
    const sent = all.flatMap(({ sentAt }) => sentAt ?? []);
    const waiting = all.filter(({ sentAt, parkedAt }) => !sentAt && !parkedAt).length;
    return { topic: all[0]?.topic ?? 'join', sent, waiting, last: Math.max(0, ...sent) };
  });
  return [
    ...parked.map(({ person, topic, parkedAt = 0 }) => ({
      mark: 'parked' as const,
      what: `${whats[topic]}, to ${person.name}`,
      sub: `Did not reach them: ${shortDayAndHour(parkedAt, now)}`,
      href: deskEnquiryPath(person.reference),
    })),
    ...groups
      .filter(({ sent, waiting }) => sent.length + waiting > 0)
      .sort((one, other) => other.last - one.last)
      .map(({ topic, sent, waiting, last }) => ({
        mark: waiting > 0 ? ('waits' as const) : ('sent' as const),
        what: whats[topic],
        sub: [
          ...(sent.length > 0 ? [`${shortDayAndHour(last, now)}, to ${sent.length}`] : []),
          ...(waiting > 0 ? [`${plural(waiting, 'mail')} on the way`] : []),
        ].join('; '),
      })),
  ];
}
