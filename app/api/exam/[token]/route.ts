import { renderOlder, renderRejection } from '#app/exam/pages';
import { showMarks } from '#lib/certificates/actions';
import { context } from '#lib/platform/context';
import { receiveExam } from '#lib/practice/http';

export const POST = receiveExam({ renderRejection, renderOlder }, ({ id }, show) =>
  showMarks(context(), id, show),
);
