import { perkMeanings, perks } from '#data/application-choices';

export function Perks({ className, entry }: { className: string; entry?: string }) {
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
