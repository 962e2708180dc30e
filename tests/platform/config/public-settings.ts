import { EnvProblem, readEnv } from '#lib/platform/config/env';

export const publicMode = {
  SITE_URL: 'https://hoa.example',
  SMTP_URL: 'smtps://user:secret@mail.example',
  MAIL_TO: 'ops@hoa.example',
  MAIL_FROM: 'site@hoa.example',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
  SUPPORT_PHONE: '+91 44 1234 5678',
  SUPPORT_EMAIL: 'support@hoa.example',
  GRIEVANCE_CONTACT: 'A. Officer, grievance@hoa.example',
  GRIEVANCE_OFFICER: 'A. Officer, Manager, +91 44 1234 5678, grievance@hoa.example',
  LEGAL_NAME: 'HOA Limited',
  REGISTERED_OFFICE: '1 Office Street, Chennai 600001',
  COMPANY_NUMBER: 'U80900TN1997PLC000001',
  GSTIN: '33AAAAA0000A1Z5',
  CHAT_URL: 'https://wa.me/1',
  COMMUNITY_URL: 'https://chat.example/1',
  WEBINAR_FORM_URL: 'https://forms.example/1',
  CHANNEL_URL: 'https://video.example/1',
};

export function problemsOf(source: Record<string, string>): readonly string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (error instanceof EnvProblem) return error.lines;
    throw error;
  }
}
