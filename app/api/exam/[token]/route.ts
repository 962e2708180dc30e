import { renderOlder, renderRejection } from '#app/exam/pages';
import { showMarks } from '#lib/certificates/actions';
import { context } from '#lib/platform/context';
import { receiveExam } from '#lib/practice/http';

const receive = receiveExam({ renderRejection, renderOlder }, ({ id }, show) =>
  showMarks(context(), id, show),
);

export const POST = async (request: Request, { params }: RouteContext<'/api/exam/[token]'>) =>
  receive(request, (await params).token);
