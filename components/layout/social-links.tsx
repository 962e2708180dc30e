import type { ReactNode } from 'react';
import type { Contacts } from '#data/company/contacts';

interface Props extends Pick<Contacts, 'social'> {
  children?: ReactNode;
}

export function SocialLinks({ social, children }: Props) {
  if (social.length === 0 && !children) return null;
  return (
    <ul className="social">
      {social.map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="noopener" target="_blank">
            {name}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
