import '#styles/coaching/coaching.css';
import '#styles/certification/selection.css';
import '#styles/certification/module-table.css';
import { pageMetadata } from '#lib/shared/pages/seo';
import { coachingEnquiryAnswer } from '#pages/(site)/coaching/enquiry/answer';

type Props = PageProps<'/coaching/enquiry'>;

export async function generateMetadata({ searchParams }: Props) {
  return pageMetadata(coachingEnquiryAnswer(await searchParams).head);
}

/** Where the buttons of `/coaching` lead without a script: the dialog, with what was pressed and ticked. */
export default async function EnquiryPage({ searchParams }: Props) {
  return coachingEnquiryAnswer(await searchParams).page();
}
