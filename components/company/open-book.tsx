interface Props {
  mission: string;
  vision: string;
}

/** The ledger lies open: mission on the left page, vision on the right. */
export function OpenBook({ mission, vision }: Props) {
  return (
    <div className="spread">
      <section>
        <h2>Our mission</h2>
        <p>{mission}</p>
      </section>
      <section>
        <h2>Our vision</h2>
        <p>{vision}</p>
      </section>
    </div>
  );
}
