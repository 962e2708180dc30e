import { Icon } from '#components/ui/icon';

/** The head script does the work: it stores `dark` or `light` and tells listeners (`themechange`). */
export function ThemeToggle() {
  return (
    <button
      type="button"
      className="icon-button when-script"
      data-shell="theme"
      aria-label="Switch between dark and light"
    >
      <Icon name="sun" className="sun" />
      <Icon name="moon" className="moon" />
    </button>
  );
}
