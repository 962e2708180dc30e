/** Hours of a session in one piece: "4:00-5:30 PM IST" breaks at its hyphen only where no line holds it. */
export function Hours({ children }: { children: string }) {
  return <span className="inline-block">{children}</span>;
}
