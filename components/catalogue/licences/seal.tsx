const petals = 16;

export function Seal({ letter }: { letter: string }) {
  return (
    <svg className="seal" viewBox="-50 -50 100 100" aria-hidden="true">
      <path d="M-16 24-26 49l13-5 8 5 5-20 5 20 8-5 13 5-10-25z" className="seal-ribbon" />
      {Array.from({ length: petals }, (_, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a petal is nothing but its place
          key={index}
          cy={-29}
          r={7.5}
          transform={`rotate(${(index * 360) / petals})`}
        />
      ))}
      <circle r={30} />
      <circle r={23} className="seal-ring" />
      <text y={9} textAnchor="middle">
        {letter}
      </text>
    </svg>
  );
}
