import { describe } from '@jest/globals';
import { describeDesk } from '#tests/server/store/desk/desk-contract';
import { describeTeam } from '#tests/server/store/desk/team-contract';
import { testedEngines } from '#tests/server/store/engines';

describe.each(testedEngines)('on %s', (_engine, newPlace) => {
  describe('sign-ins and webinar sessions', () => describeDesk(newPlace));
  describe('the team of the desk', () => describeTeam(newPlace));
});
