import { jobHuntPath } from '#data/addresses/routes';
import { languageNames, type PageLanguage, pageLanguages } from '#data/job-hunt/words';
import { carryMark } from '#lib/platform/values/page-marks';

interface Props {
  language: PageLanguage;
  label: string;
}

/** Links to the page in the other languages; typed values are carried along (lib/browser/inline-script/webinars.ts). */
export function LanguageSwitch({ language, label }: Props) {
  return (
    <nav aria-label={label} className="language-switch">
      {pageLanguages.map((each) => (
        <a
          key={each}
          href={jobHuntPath(each)}
          lang={each}
          hrefLang={each}
          aria-current={each === language ? 'page' : undefined}
          {...{ [carryMark]: '' }}
        >
          {languageNames[each]}
        </a>
      ))}
    </nav>
  );
}
