export function UploadProgress({ text, percent }: { text: string; percent: number }) {
  return (
    <div className="upload">
      <p>{text}</p>
      <progress max={100} value={percent} aria-label="Upload" />
    </div>
  );
}

/** A screen reader announces each quarter, since every percent would talk over everything else. */
export const quarterOf = (percent: number) => Math.floor(percent / 25) * 25;
