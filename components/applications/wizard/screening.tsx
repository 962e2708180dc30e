import { Dialog } from '#components/ui/dialog';
import { screening } from '#data/application-choices';

export function WizardScreening({ id }: { id: string }) {
  return (
    <Dialog id={id} title={screening.title}>
      <ol className="screening-stages">
        {screening.stages.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <button type="button" className="button justify-self-start" command="close" commandfor={id}>
        I got it
      </button>
    </Dialog>
  );
}
