interface Props {
  texts: readonly string[];
  className?: string;
  as?: 'ul' | 'ol';
}

export const TextList = ({ texts, className, as: List = 'ul' }: Props) => (
  <List className={className}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </List>
);
