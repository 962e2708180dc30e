import { describe } from '@jest/globals';
import { describeDesk } from '#tests/server/store/desk-contract';
import { sharedEngines } from '#tests/server/store/engines';
import { describeTeam } from '#tests/server/store/team-contract';

describe('sign-ins and webinar sessions on SQLite', () => describeDesk(sharedEngines.sqlite));

describe('the team of the desk on SQLite', () => describeTeam(sharedEngines.sqlite));

describe('the team of the desk on PostgreSQL', () => describeTeam(sharedEngines.postgres));

describe('sign-ins and webinar sessions on PostgreSQL', () => describeDesk(sharedEngines.postgres));
