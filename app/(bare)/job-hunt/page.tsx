import '#styles/site/share.css';
import '#styles/ui/dated-voucher.css';
import '#styles/webinars/calendar.css';
import { tamil, tamilOfPage } from '#app/tamil';
import { tamilPage as words } from '#data/job-hunt/ta';
import { jobHuntMetadata } from '#lib/site/rules/seo';
import { JobHuntInLanguage } from '#pages/(bare)/job-hunt/in-language';

export const revalidate = 60;
export const metadata = jobHuntMetadata(words);

export default function TamilJobHuntPage() {
  return (
    <JobHuntInLanguage words={words} fontClass={`${tamil.variable} ${tamilOfPage.variable}`} />
  );
}
