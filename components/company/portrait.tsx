/** A person without a photograph; one with it is a plain picture. */
export function Portrait({ name, image }: { name: string; image?: string | undefined }) {
  if (image) {
    return <img className="portrait" src={image} alt="" width={48} height={48} loading="lazy" />;
  }
  return (
    <span className="monogram" aria-hidden="true">
      {initials(name)}
    </span>
  );
}

const initials = (name: string) =>
  name
    .split(' ')
    .filter((_, index, words) => index === 0 || index === words.length - 1)
    .map((word) => word[0])
    .join('');
