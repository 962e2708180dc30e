/** Where Next renders a view that the server hands over in memory (lib/platform/http/page-view.ts). */
export const renderPaths = {
  desk: '/render/desk',
  deskExam: '/render/desk-exam',
  enquiry: '/render/enquiry',
  exam: '/render/exam',
  invoice: '/render/invoice',
  message: '/render/message',
  paymentProblem: '/render/payment-problem',
  practice: '/render/practice',
  problem: '/render/problem',
  received: '/render/received',
  resume: '/render/resume',
  shortlist: '/render/shortlist',
  thankYou: '/render/thankyou',
  verify: '/render/verify',
} as const;

export type RenderPath = (typeof renderPaths)[keyof typeof renderPaths];

/** From outside these addresses answer 404. */
export const isRenderPath = (path: string): boolean => /^\/render(?:\/|$)/.test(path);
