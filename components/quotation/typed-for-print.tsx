const fields = [
  { id: 'for', label: 'For', autoComplete: 'name' },
  { id: 'firm', label: 'Company', autoComplete: 'organization' },
  { id: 'gstin', label: 'GSTIN', autoComplete: 'off' },
] as const;

/** Fields without a name outside any form: what is typed goes onto the paper and nowhere else. */
export function TypedForPrint() {
  return (
    <div className="sheet-for">
      {fields.map(({ id, label, autoComplete }) => (
        <div key={id} className="field">
          <label htmlFor={id}>{label}</label>
          {/* It grows with what is typed: a line would cut a long name on paper. */}
          <textarea
            id={id}
            rows={1}
            placeholder=" "
            autoComplete={autoComplete}
            maxLength={id === 'gstin' ? 15 : 120}
            autoCapitalize={id === 'gstin' ? 'characters' : 'words'}
            spellCheck={false}
            aria-describedby="for-print"
          />
        </div>
      ))}
      <p className="small prints-not" id="for-print">
        Only for the printout: what you type here is not sent anywhere and is not in any link.
      </p>
    </div>
  );
}
