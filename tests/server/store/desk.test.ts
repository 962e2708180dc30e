import { describe } from '@jest/globals';
import { describeDesk } from '#tests/server/store/desk-contract';
import { engines } from '#tests/server/store/engines';
import { describeTeam } from '#tests/server/store/team-contract';

describe('sign-ins and webinar sessions on SQLite', () => describeDesk(engines.sqlite));

describe('the team of the desk on SQLite', () => describeTeam(engines.sqlite));

describe('the team of the desk on PostgreSQL', () => describeTeam(engines.postgres));

describe('sign-ins and webinar sessions on PostgreSQL', () => describeDesk(engines.postgres));
