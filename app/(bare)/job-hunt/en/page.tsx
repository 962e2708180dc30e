import '#styles/site/share.css';
import '#styles/ui/dated-voucher.css';
import '#styles/webinars/calendar.css';
import { englishPage as words } from '#data/job-hunt/en';
import { jobHuntMetadata } from '#lib/site/rules/seo';
import { JobHuntInLanguage } from '#pages/(bare)/job-hunt/in-language';

export const revalidate = 60;
export const metadata = jobHuntMetadata(words);

export default function EnglishJobHuntPage() {
  return <JobHuntInLanguage words={words} />;
}
