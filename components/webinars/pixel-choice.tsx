/** Whether one event may go to the ad network: never ticked in advance, asked for each registration, kept nowhere. */
export function PixelChoice({ text }: { text: string }) {
  return (
    <label className="choice small">
      <input type="checkbox" name="measure" value="yes" />
      {text}
    </label>
  );
}
