/** Success stories. Until the provider's own are here, each is marked as a sample. */
export interface Testimonial {
  readonly name: string;
  /** A picture in `public`; without one the initials are drawn. */
  readonly image?: string;
  readonly quote: string;
  readonly sample?: true;
}

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Sample story 1',
    quote:
      'This is a sample of a success story: who the person was before, which modules they took, how long it took, and which job they do today. A real story will replace it, with the person’s consent.',
    sample: true,
  },
  {
    name: 'Sample story 2',
    quote:
      'This is a second sample. A real story here would say what the two-stage screening was like, what the person was asked to do in the practical session, and how the first month at work went.',
    sample: true,
  },
  {
    name: 'Sample story 3',
    quote:
      'This is a third sample, from an employer: what they needed, how many candidates we introduced, and how long the chosen accountant has stayed.',
    sample: true,
  },
];
