interface Props {
  words: readonly string[];
  numbers?: readonly string[];
  after?: readonly string[];
  acts?: boolean;
}

export function TableHead({ words, numbers = [], after = [], acts = false }: Props) {
  return (
    <thead>
      <tr>
        {words.map(overWords)}
        {numbers.map((title) => (
          <th key={title} scope="col" className="figure">
            {title}
          </th>
        ))}
        {after.map(overWords)}
        {acts && (
          <th scope="col">
            <span className="sr-only">Action</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

const overWords = (title: string) => (
  <th key={title} scope="col">
    {title}
  </th>
);
