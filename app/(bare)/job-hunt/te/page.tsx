import '#styles/site/share.css';
import '#styles/ui/dated-voucher.css';
import '#styles/webinars/calendar.css';
import { telugu, teluguOfPage } from '#app/telugu';
import { teluguPage as words } from '#data/job-hunt/te';
import { jobHuntMetadata } from '#lib/site/rules/seo';
import { JobHuntInLanguage } from '#pages/(bare)/job-hunt/in-language';

export const revalidate = 60;
export const metadata = jobHuntMetadata(words);

export default function TeluguJobHuntPage() {
  return (
    <JobHuntInLanguage words={words} fontClass={`${telugu.variable} ${teluguOfPage.variable}`} />
  );
}
