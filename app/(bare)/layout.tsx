/** Pages that are alone: no header and no footer; each page owns its <main id="main">. */
export default function BareLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <a className="skip" href="#main" lang="en-IN">
        Skip to the content
      </a>
      {children}
      <site-notifications role="status" />
    </>
  );
}
