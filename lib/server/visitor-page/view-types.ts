/** What the page of an enquiry is given to draw. Types alone: the components know nothing else of this room. */

import type { visitorView } from '#lib/server/visitor-page/visitor-view';

export type { VisitorStatus } from '#lib/server/visitor-page/status-in-words';
export type { VisitorSession } from '#lib/server/visitor-page/visitor-session';
export type { WithdrawnPayment } from '#lib/server/visitor-page/withdrawn-payment';
export type VisitorView = ReturnType<typeof visitorView>;
export type CountedDay = VisitorView['days'][number];
