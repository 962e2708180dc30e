import { cloths, paper, stitch } from '#components/library/cloth';
import type { Course } from '#data/courses';

/** The cover of a module as small as a line of text; its number is said beside it. */
export function MiniCover({ course: { courseNo, level } }: { course: Course }) {
  const { cloth, spine } = cloths[level];
  return (
    <svg className="mini-cover" viewBox="0 0 24 32" aria-hidden="true">
      <rect width="24" height="32" rx="2" fill={cloth} />
      <rect width="4" height="32" rx="1" fill={spine} />
      <rect x="7" y="6" width="14" height="15" rx="1" fill={paper} />
      <text x="14" y="17.5" fontSize="11" fontWeight="800" textAnchor="middle" fill={cloth}>
        {courseNo}
      </text>
      <path d="M8 26h12" stroke={stitch} strokeWidth="1.2" />
    </svg>
  );
}
