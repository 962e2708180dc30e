/** The jobs page: contract: Home, jobs and about. */

export const jobBenefits = {
  free: {
    title: '100% Free Placement Assistance',
    text: 'You pay nothing when you apply, when you are placed, or out of your salary afterwards.',
    entries: ['Application', 'Screening, both stages', 'Introductions to employers', 'Placement'],
  },
  salary: {
    title: 'Complete Salary Transparency',
    text: 'We tell you the salary before you go to the interview: the gross figure, and what reaches your account after your own provident fund and ESI shares, professional tax and TDS.',
  },
  verified: {
    title: 'Verified Employers Only',
    text: 'Every employer is verified before the first introduction. You know the company, the post and the person you would report to when you go there.',
  },
} as const;

export const howToApply = [
  {
    title: 'Sign Up',
    text: 'Fill in the application: twelve short steps, with your resume at the end. It is kept in your browser until you send it.',
  },
  {
    title: 'Screening Process',
    text: 'A video interview first, then a live practical session: entries, a reconciliation, the GST on an invoice.',
  },
  {
    title: 'Join the HOA Community',
    text: 'Openings are shared there, and accountants who already work answer questions.',
  },
  {
    title: 'Attend Interviews',
    text: 'You meet employers whose books you can keep, with the salary and the duties known beforehand.',
  },
  {
    title: 'Get Hired',
    text: 'You get the offer in writing. Check the role, the pay and the joining date before you resign elsewhere; we are there for questions.',
  },
] as const;
