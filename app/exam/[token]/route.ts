import { renderExam, renderStoreAway, renderUnknown } from '#app/exam/pages';
import { context } from '#lib/platform/context';
import { whileStoreAnswers } from '#lib/platform/db/outage';
import { findExamByLink, noteNetwork } from '#lib/practice/http';

/** Starts nothing: mail scanners open links. */
export async function GET(request: Request, { params }: RouteContext<'/exam/[token]'>) {
  const { token } = await params;
  return whileStoreAnswers(async () => {
    const exam = await findExamByLink(context(), token);
    if (!exam) return renderUnknown();
    await noteNetwork(context(), exam, request);
    const query = new URL(request.url).searchParams;
    const page = Number(query.get('page')) || undefined;
    return renderExam(token, exam, { more: query.get('more') ?? undefined, page });
  }, renderStoreAway);
}
