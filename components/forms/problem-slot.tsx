/** The frame that the server fills when a post without a script was refused (lib/server/intake/error-page.ts). */
export function ProblemSlot() {
  return (
    <div
      data-slot="problem"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty slot that hydration leaves alone
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
