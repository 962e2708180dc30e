import type { Contacts } from '#lib/contacts';

export function SocialLinks({ social }: Pick<Contacts, 'social'>) {
  return (
    <ul className="flex flex-wrap gap-x-5">
      {social.map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="noopener" target="_blank">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
