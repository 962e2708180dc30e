/** The page of one enquiry, for whoever holds its link; and the call that changes it. */
export const enquiryPath = (token: string) => `/enquiry/${token}` as const;
export const enquiryCall = (token: string) => `/api/enquiry/${token}` as const;
/** Where an order for what is to be paid is opened, and where its invoice is read. */
export const enquiryOrderCall = (token: string) => `/api/enquiry/${token}/order` as const;
/** Where a withdrawal is asked about once more. */
export const withdrawPath = (token: string) => `/enquiry/${token}/withdraw` as const;

/** Where a withdrawal ends: the same words for all. */
export const withdrawnPath = '/received/withdrawn';

/** Where a registrant stops mails about a session. */
export const mailStopPath = (token: string) => `/stop-mails/${token}` as const;
export const mailStopCall = (token: string) => `/api/stop-mails/${token}` as const;

export const shortlistPath = (token: string) => `/shortlist/${token}` as const;
export const shortlistCall = (token: string) => `/api/shortlist/${token}` as const;

/** The sitting of a practical paper, for whoever holds its link; and what is done there. */
export const examPath = (token: string) => `/exam/${token}` as const;
export const examCall = (token: string) => `/api/exam/${token}` as const;
