/** The shelves of the downloads page; their titles are given word for word (contract: R32). */
export const shelves = {
  books: 'HOA AcSS Books',
  upcoming: 'Upcoming Webinars',
  recorded: 'HOA Recorded Webinars',
  clips: 'HOA Knowledge Clips',
  blogs: 'HOA Blogs',
} as const;

/** What opens Coming Soon. */
export const comingSoon = [
  'Audios',
  'Checklists',
  'AI tools',
  'Model test papers',
  'Interview question banks',
  'Case studies',
] as const;
