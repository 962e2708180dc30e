import { perkMeanings, perks } from '#data/application-choices';

interface Props {
  className: string;
  /** The class of each entry. */
  entry?: string;
}

/** What comes with an application, on the success screen and on the page after a plain form. */
export function Perks({ className, entry }: Props) {
  return (
    <ul className={className}>
      {perks.map((perk) => (
        <li key={perk} className={entry}>
          <div>
            <span>{perk}</span>
            {perkMeanings[perk] && <small className="block">{perkMeanings[perk]}</small>}
          </div>
        </li>
      ))}
    </ul>
  );
}
