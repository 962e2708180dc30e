import { describe } from '@jest/globals';
import { describeDesk } from '#tests/server/store/desk/desk-contract';
import { testedEngines } from '#tests/server/store/engines';

describe.each(testedEngines)('the desk on %s', (_engine, newPlace) => describeDesk(newPlace));
