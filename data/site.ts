/** The environment holds the addresses that differ by host. */
import { routes } from '#data/addresses/routes';

export const provider = {
  name: 'HOA',
  description:
    'Placement, certification, coaching, internships and free learning for accountants in India.',
} as const;

export interface Link {
  readonly label: string;
  readonly href: string;
}

export const navigation = [
  { label: 'Jobs', href: routes.jobs },
  { label: 'Certification', href: routes.certification },
  { label: 'Coaching', href: routes.coaching },
  { label: 'Batches', href: routes.batches },
  { label: 'Internships', href: routes.internships },
  { label: 'Licences', href: routes.licenses },
  { label: 'Downloads', href: routes.downloads },
  { label: 'About', href: routes.about },
  { label: 'Employer / Post Jobs', href: routes.employee },
] as const satisfies readonly Link[];

/** In the menu, at every width. */
export const moreNavigation = [
  { label: 'Find my modules', href: routes.whichModules },
  { label: 'Practice book', href: routes.practice },
  { label: 'Free webinars', href: routes.jobHunt },
  { label: 'Webinar calendar', href: routes.webinarCalendar },
  { label: 'Get a Callback', href: routes.contactUs },
  { label: 'What this browser keeps', href: routes.dashboard },
] as const satisfies readonly Link[];

/** Where Join Now leads. */
export const joinHint = 'Our community group, outside this site';

/** The tab bar: the six features, the batches and about. */
export const tabs = navigation.slice(0, 8);

export const footerColumns = [
  {
    title: 'Work',
    links: [
      { label: 'Apply for jobs', href: routes.applyJobs },
      { label: 'Jobs', href: routes.jobs },
      { label: 'Job alerts', href: routes.jobAlerts },
      { label: 'Make a resume', href: routes.resume },
      { label: 'Internships', href: routes.internships },
      { label: 'Employer / Post Jobs', href: routes.employee },
    ],
  },
  {
    title: 'Learn',
    links: [
      { label: 'AcSS modules', href: `${routes.certification}#accss` },
      { label: 'Find my modules', href: routes.whichModules },
      { label: 'HACA qualification', href: `${routes.certification}#haca` },
      { label: 'Batches and dates', href: routes.batches },
      { label: 'Bootcamps', href: `${routes.coaching}#paidbootcamps` },
      { label: '1:1 coaching', href: `${routes.coaching}#personalized` },
      { label: 'Licences', href: `${routes.licenses}#hoalicense` },
    ],
  },
  {
    title: 'Free library',
    links: [
      { label: 'Practice book', href: routes.practice },
      { label: 'Books', href: `${routes.downloads}#books` },
      { label: 'Recorded webinars', href: `${routes.downloads}#hoavideo` },
      { label: 'Blogs', href: `${routes.downloads}#blogs` },
      { label: 'Free webinars', href: routes.jobHunt },
      { label: 'Webinar calendar', href: routes.webinarCalendar },
    ],
  },
] as const;

export const quickLinks = [
  { label: 'Get a Callback', href: routes.contactUs },
  { label: 'Check a certificate', href: routes.verify },
  { label: 'Our team', href: `${routes.about}#ourTeam` },
  { label: 'Join the community', href: routes.community },
  { label: 'What this browser keeps', href: routes.dashboard },
] as const satisfies readonly Link[];

export interface Office {
  readonly city: string;
  readonly address: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  /** True until the provider's own address is here. */
  readonly sample?: true;
}

export const offices: readonly Office[] = [
  {
    city: 'Chennai',
    address: ['Sample street address', 'Chennai, Tamil Nadu'],
    latitude: 13.0827,
    longitude: 80.2707,
    sample: true,
  },
  {
    city: 'Hyderabad',
    address: ['Sample street address', 'Hyderabad, Telangana'],
    latitude: 17.385,
    longitude: 78.4867,
    sample: true,
  },
];

/** When the phone is answered, Indian time. */
export const officeHours = 'Mon to Fri, 10:00 AM to 6:00 PM';

/** The promise on every form. */
export const contactPromise = 'An executive of HOA will contact you within 2 working days.';
