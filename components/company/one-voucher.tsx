import { Accordion } from '#components/ui/accordion';
import { testPaperPath } from '#lib/shared/addresses/routes';
import { sheetOf } from '#lib/shared/papers/paper';

/** The first question of the first paper, answered in place; the paper itself has the rest. */
export function OneVoucher() {
  const [question] = sheetOf(1) ?? [];
  if (!question) return null;
  return (
    <article className="voucher one-voucher">
      <p className="stub">
        Question <b>1</b> of 12
      </p>
      <div className="voucher-body">
        <p className="text-[1.17rem]">{question.ask}</p>
        <Accordion
          name="voucher"
          anchors={false}
          items={question.answers.map(({ text, why, right }) => ({
            question: text,
            answer: `${right ? 'Right' : 'Not right'}. ${why}`,
          }))}
        />
        <a className="action" href={testPaperPath(1)}>
          Eleven more
        </a>
      </div>
    </article>
  );
}
