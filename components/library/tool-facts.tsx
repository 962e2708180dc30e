import type { Tool } from '#data/tools/tool';
import { onDay } from '#lib/shared/dates';

/** Download, and what somebody wants to know before: kind, size, version, day. */
export function ToolFacts({ tool, bytes }: { tool: Tool; bytes: number }) {
  const { file, kind, version, updated } = tool;
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <a className="button" href={file} download>
        Download {kind}
      </a>
      <span className="text-quiet">
        {kind}, <span className="num">{Math.ceil(bytes / 1024)} KB</span>, version {version} of{' '}
        <time dateTime={updated}>{onDay(updated)}</time>. Free, without giving any details.
      </span>
    </p>
  );
}
