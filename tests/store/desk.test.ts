import { describe } from '@jest/globals';
import { describeDesk } from '#tests/store/desk-contract';
import { engines } from '#tests/store/engines';

describe('sign-ins and webinar sessions on SQLite', () => describeDesk(engines.sqlite));

describe('sign-ins and webinar sessions on PostgreSQL', () => describeDesk(engines.postgres));
