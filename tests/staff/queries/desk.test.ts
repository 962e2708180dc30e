import { describe } from '@jest/globals';
import { describeDesk } from '#tests/staff/queries/desk-contract';
import { testedEngines } from '#tests/platform/db/engines';

describe.each(testedEngines)('the desk on %s', (_engine, newPlace) => describeDesk(newPlace));
