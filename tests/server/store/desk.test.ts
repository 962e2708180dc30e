import { describe } from '@jest/globals';
import { describeDesk } from '#tests/server/store/desk-contract';
import { engines } from '#tests/server/store/engines';

describe('sign-ins and webinar sessions on SQLite', () => describeDesk(engines.sqlite));

describe('sign-ins and webinar sessions on PostgreSQL', () => describeDesk(engines.postgres));
