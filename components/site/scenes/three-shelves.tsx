import { cloths, stitch } from '#components/library/cover';
import { Scene } from '#components/site/scenes/scene';
import { levelDetails } from '#data/certification';
import { courses, levels } from '#data/courses';

const thickness = 62;
const shelfHeight = 98;

/** The seventeen books of the catalogue: the more hours a module takes, the taller its book. */
export const ThreeShelves = () => (
  <Scene
    box="18 6 444 312"
    says="The seventeen modules as books on three shelves, one shelf a level, numbered from 1 to 17; the taller a book, the more hours it takes."
  >
    {levels.map((level, shelf) => {
      const foot = 102 + shelf * shelfHeight;
      const books = courses.filter((course) => course.level === level);
      return (
        <g key={level}>
          {books.map(({ courseNo, hours }, at) => {
            const tall = Math.min(84, 46 + hours * 0.9);
            const x = 42 + at * (thickness + 4);
            return (
              <g key={courseNo}>
                <path
                  fill={cloths[level].cloth}
                  d={`M${x} ${foot - tall}h${thickness}v${tall}h-${thickness}z`}
                />
                <path
                  stroke={stitch}
                  strokeWidth="1.4"
                  d={`M${x + 5} ${foot - tall + 8}h${thickness - 10}M${x + 5} ${foot - 9}h${thickness - 10}`}
                />
                <text
                  x={x + thickness / 2}
                  y={foot - tall / 2 + 7}
                  fontSize="20"
                  fontWeight="700"
                  textAnchor="middle"
                  className="onc"
                >
                  {courseNo}
                </text>
              </g>
            );
          })}
          <path className="s" d={`M20 ${foot}h440v7H20z`} />
          <path className="k" d={`M20 ${foot}h440`} />
          <path className="p" strokeWidth="1.4" d={`M42 ${foot}h112v16H42z`} />
          <text x="98" y={foot + 13} fontSize="14" fontWeight="700" textAnchor="middle">
            {levelDetails[level].title}
          </text>
        </g>
      );
    })}
    <path className="k" d="M20 8v304M460 8v304" />
  </Scene>
);
