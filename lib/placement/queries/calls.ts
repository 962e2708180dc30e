import { deriveFacts, listUnderived } from '#lib/placement/queries/facts';
import { rankApplications } from '#lib/placement/queries/ranking';
import {
  countOpenVacancies,
  countPlaced,
  countPlacement,
  countShortlists,
  findShortlist,
  findVacancy,
  lastShortlist,
  lastShortlists,
  listCandidates,
  listConsents,
  listVacancies,
} from '#lib/placement/queries/reads';
import { tendTasks } from '#lib/placement/queries/tasks';
import { openVacancy } from '#lib/placement/queries/vacancies';
import { writePlacement } from '#lib/placement/queries/writes';
import { defineQueries, inTurn, type QueriesOf } from '#lib/platform/db/queries';

export const placementQueries = defineQueries('placement', {
  findVacancy,
  listVacancies,
  listCandidates,
  findShortlist,
  lastShortlist,
  lastShortlists,
  countPlacement,
  countPlaced,
  countOpenVacancies,
  countShortlists,
  listConsents,
  writePlacement,
  tendTasks,
  openVacancy,
  listUnderived,
  deriveFacts,
  rankApplications: inTurn(rankApplications),
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof placementQueries> {}
}
