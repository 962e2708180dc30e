/** The jobs page: contract: Home, jobs and about. */

export const jobBenefits = {
  free: {
    title: '100% Free Placement Assistance',
    text: 'You pay nothing when you apply, nothing when you are placed, and nothing from your salary afterwards.',
    entries: ['Application', 'Screening, both stages', 'Introductions to employers', 'Placement'],
  },
  salary: {
    title: 'Complete Salary Transparency',
    text: 'We tell you the salary before the interview: the gross figure, and what reaches your account after your provident fund and ESI shares, professional tax and TDS.',
  },
  verified: {
    title: 'Verified Employers Only',
    text: 'Every employer is verified before the first introduction. Before you go, you know the company, the post and the person you would report to.',
  },
} as const;

export const howToApply = [
  {
    title: 'Sign Up',
    text: 'Fill in the application: twelve short steps, with your resume at the end. It stays in your browser until you send it.',
  },
  {
    title: 'Screening Process',
    text: 'A video interview first, then a live practical session: entries, a reconciliation, the GST on an invoice.',
  },
  {
    title: 'Join the HOA Community',
    text: 'Openings are shared there, and working accountants answer questions.',
  },
  {
    title: 'Attend Interviews',
    text: 'You meet employers whose work you can do, knowing the salary and the duties beforehand.',
  },
  {
    title: 'Get Hired',
    text: 'You get the offer in writing. Check the role, the pay and the joining date before you resign elsewhere. We are there to answer your questions.',
  },
] as const;
