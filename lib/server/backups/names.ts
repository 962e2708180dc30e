/** How `npm run backup` names its copies: when, before what, of which engine, encrypted or not. */
import { fileStamp } from '#lib/server/data-folder/atomic-rename';

/** What a copy was made before: it is kept longer than one of every day. */
export const occasions = ['upgrade', 'move', 'restore'] as const;
export type Occasion = (typeof occasions)[number];

export interface BackupName {
  /** Indian time: `20261120-161200`. */
  readonly stamp: string;
  /** Absent for one of every day. `loss`: the next one held much less. */
  readonly before?: string;
  readonly engine: 'sqlite' | 'dump';
}

const pattern = /^hoa-(\d{8}-\d{6})(?:-before-([a-z]+))?\.(sqlite|dump)(\.age)?$/;

export const backupName = (
  now: number,
  engine: BackupName['engine'],
  before?: Occasion | undefined,
): string => `hoa-${fileStamp(now)}${before ? `-before-${before}` : ''}.${engine}`;

/** `undefined` for what is not named by us. */
export function readBackupName(name: string): BackupName | undefined {
  const [, stamp, before, engine] = pattern.exec(name) ?? [];
  if (stamp === undefined) return undefined;
  return { stamp, engine: engine === 'dump' ? 'dump' : 'sqlite', ...(before && { before }) };
}

/** The name under which one is kept since the next one held much less; its own where it is kept anyway. */
export function nameBeforeLoss(name: string): string {
  const read = readBackupName(name);
  return !read || read.before ? name : name.replace(pattern, 'hoa-$1-before-loss.$3$4');
}

/** When it was made, epoch milliseconds. */
export const timeOf = ({ stamp }: Pick<BackupName, 'stamp'>): number =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6+05:30'));
