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
  listCandidates,
  listConsents,
  listVacancies,
} from '#lib/placement/queries/reads';
import { openVacancy } from '#lib/placement/queries/vacancies';
import { writePlacement } from '#lib/placement/queries/writes';
import { defineQueries, inTurn, type QueriesOf } from '#lib/platform/db/queries';

export const placementQueries = defineQueries('placement', {
  findVacancy,
  listVacancies,
  listCandidates,
  findShortlist,
  lastShortlist,
  countPlacement,
  countPlaced,
  countOpenVacancies,
  countShortlists,
  listConsents,
  writePlacement,
  openVacancy,
  listUnderived,
  deriveFacts,
  rankApplications: inTurn(rankApplications),
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof placementQueries> {}
}
