import type { Database } from '#lib/server/store/database';
import * as facts from '#lib/server/store/placement/application-facts';
import * as figures from '#lib/server/store/placement/placement-figures';
import type { PlacementStore } from '#lib/server/store/placement/placement-store';
import * as writes from '#lib/server/store/placement/placement-writes';
import * as rows from '#lib/server/store/placement/vacancy-rows';

export function placementStoreOver({ run }: Database): PlacementStore {
  // One list is ranked at a time: each holds all applications while it is.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const own = turn.then(work);
    turn = own.catch(() => undefined);
    return own;
  };
  return {
    findVacancy: (id) => run((db) => rows.findVacancy(db, id)),
    listVacancies: (which) => run((db) => rows.listVacancies(db, which)),
    listCandidates: (filter) => run((db) => rows.listCandidates(db, filter)),
    findShortlist: (hash) => run((db) => rows.findShortlist(db, hash)),
    lastShortlist: (vacancy) => run((db) => rows.lastShortlist(db, vacancy)),
    writePlacement: (write) => run((db) => writes.writePlacement(db, write)),
    listUnderived: () => run(facts.listUnderived),
    deriveFacts: (ids) => run((db) => facts.deriveFacts(db, ids)),
    rankApplications: (vacancy, terms, page, size) =>
      inTurn(() => run((db) => facts.rankApplications(db, vacancy, terms, page, size))),
    placementFigures: (since) => run((db) => figures.placementFigures(db, since)),
    countPlaced: (since) => run((db) => figures.countPlaced(db, since)),
    countOpenVacancies: () => run(figures.countOpenVacancies),
    countShortlists: (now) => run((db) => figures.countShortlists(db, now)),
    listConsents: (vacancy) => run((db) => figures.listConsents(db, vacancy)),
  };
}
