import { Fee } from '#components/training/fee';
import { hacaPace, hacaPeriod, levelDetails } from '#data/certification';
import { levels } from '#data/courses';
import { modulesOf } from '#lib/cart/levels';
import { totalsOf } from '#lib/cart/totals';

/** The three levels of the qualification, each with what it proves and what it comes to. */
export function HacaLevels() {
  return (
    <>
      <p className="mb-6 max-w-2xl">
        The qualification typically takes {hacaPeriod}. {hacaPace} A level is yours when you have
        passed every module of it.
      </p>
      {levels.map((level) => {
        const { title, whom, proves } = levelDetails[level];
        const modules = modulesOf(level);
        const { hours, fee } = totalsOf(modules);
        return (
          <article key={level} className="haca-level">
            <h3 className={`chip level-${level}`}>{title}</h3>
            <div>
              <p className="font-semibold">{whom}</p>
              <p className="text-quiet">{proves}</p>
            </div>
            <p className="num">
              AcSS {modules[0]} to {modules.at(-1)}, {hours} hours
              <br />
              <Fee rupees={fee} />
            </p>
          </article>
        );
      })}
    </>
  );
}
