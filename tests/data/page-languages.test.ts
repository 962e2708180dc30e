/** The types ask for the words of each language, nothing else for its page. */
import { expect, test } from '@jest/globals';
import { isJobHunt, jobHuntPath } from '#data/addresses/routes';
import { jobHuntPages } from '#data/job-hunt/pages';
import { languageNames, pageLanguages } from '#data/job-hunt/words';
import { jobHuntForms } from '#data/job-hunt-form/forms';
import { pages } from '#data/pages';
import { leadsSomewhere } from '#tests/data/site-map';

test.each(pageLanguages)(
  '%s has words of its own, and a page that is there and listed',
  (language) => {
    const path = jobHuntPath(language);
    const others = pageLanguages.filter((each) => each !== language);
    expect(jobHuntPages[language].language).toBe(language);
    for (const other of others) {
      expect(jobHuntPath(other)).not.toBe(path);
      expect(jobHuntPages[other].title).not.toBe(jobHuntPages[language].title);
      expect(jobHuntForms[other].texts.keeping).not.toBe(jobHuntForms[language].texts.keeping);
      expect(languageNames[other]).not.toBe(languageNames[language]);
    }
    expect([path, isJobHunt(path), leadsSomewhere(path)]).toEqual([path, true, true]);
    expect(pages.filter((page) => page.path === path)).toHaveLength(1);
  },
);
