import { describe } from '@jest/globals';
import { testedEngines } from '#tests/platform/db/engines';
import { describeDesk } from '#tests/staff/queries/desk-contract';

describe.each(testedEngines)('the desk on %s', (_engine, newPlace) => describeDesk(newPlace));
