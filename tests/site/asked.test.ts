import { expect, test } from '@jest/globals';
import { questionsOf } from '#lib/site/rules/questions';

test('a job in Dubai is asked about only where somebody may be recruited for work abroad', () => {
  const dubai = (OVERSEAS_AGENT_REGISTRATION?: string) =>
    questionsOf('jobs', { OVERSEAS_AGENT_REGISTRATION }).filter(({ question }) =>
      question.includes('Dubai'),
    );
  expect(dubai()).toEqual([]);
  expect(dubai('B-0001/CHN/PART/1000+/5/0001/2026')).toHaveLength(1);
});
