interface Props {
  /** Course numbers. */
  modules: readonly number[];
  className?: string;
  children: React.ReactNode;
}

/** Takes modules that stand in an address over into this browser's selection; the head script does the work. */
export function TakeButton({ modules, className = 'button line', children }: Props) {
  return (
    <button
      type="button"
      className={`${className} held-button when-script`}
      data-take={modules.join(',')}
      suppressHydrationWarning
    >
      <span>{children}</span>
      <span>In your selection</span>
    </button>
  );
}
