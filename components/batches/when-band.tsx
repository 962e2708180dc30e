/** On the page of a module: the next two batches, or that none is announced and how it begins all the same. */
import { BatchRows } from '#components/batches/batch-rows';
import { Section } from '#components/ui/section';
import { type CountedBatch, siftedPath } from '#lib/shared/batches/rules';

interface Props {
  readonly courseNo: number;
  readonly batches: readonly CountedBatch[];
  readonly now: number;
}

export function WhenBand({ courseNo, batches, now }: Props) {
  return (
    <Section id="when" title="When does it begin?" side>
      {batches.length > 0 ? (
        <>
          <BatchRows batches={batches} now={now} narrow />
          <p className="acts-row mt-4">
            <a className="action" href={siftedPath({ what: `module-${courseNo}` })}>
              All batches of this module
            </a>
            <a className="action" href={`${siftedPath({})}#wish`}>
              Does no day suit you?
            </a>
          </p>
        </>
      ) : (
        <>
          <p className="lede">
            No batch of this module is announced yet. It can also begin on days agreed with you,
            alone or with others.
          </p>
          <p className="mt-4">
            <a className="button line" href={`${siftedPath({})}#wish`}>
              Tell us your days
            </a>
          </p>
        </>
      )}
    </Section>
  );
}
