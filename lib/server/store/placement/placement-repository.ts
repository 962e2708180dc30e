import { bound } from '#lib/server/store/bound';
import type { Database } from '#lib/server/store/database';
import * as facts from '#lib/server/store/enquiries/application-facts';
import * as figures from '#lib/server/store/placement/placement-figures';
import * as writes from '#lib/server/store/placement/placement-writes';
import { rankApplications } from '#lib/server/store/placement/ranking';
import * as rows from '#lib/server/store/placement/vacancy-rows';

type Ranking =
  Parameters<typeof rankApplications> extends [unknown, ...infer Asked] ? Asked : never;

export function placementStoreOver({ run }: Database) {
  // One list is ranked at a time: each holds all applications while it is.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const own = turn.then(work);
    turn = own.catch(() => undefined);
    return own;
  };
  return {
    ...bound(run, {
      ...rows,
      ...writes,
      listUnderived: facts.listUnderived,
      deriveFacts: facts.deriveFacts,
      ...figures,
    }),
    rankApplications: (...asked: Ranking) =>
      inTurn(() => run((db) => rankApplications(db, ...asked))),
  };
}
