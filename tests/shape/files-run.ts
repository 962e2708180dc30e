/** Which files of ours run while something is done: those of which a function was called, as V8 counts calls. */
import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';

const own = /^(?:app|components|lib|data)\/.*\.tsx?$/;

/**
 * The compiler gives each export a function that importers call, `get routes () { return routes; }`: who reads a constant
 * runs nothing of its file.
 */
const onlyReads = /^(?:get |function ?)?\w* ?\(\) ?\{\s*return [\w$.]+;\s*\}$/;

/** A function whose calls are counted: what runs before and after it, a test's own reading included, is left out. */
export async function countFiles() {
  const session = new Session();
  session.connect();
  await session.post('Debugger.enable');
  await session.post('Profiler.enable');
  const sources = new Map<string, string>();
  const ran = new Set<string>();
  const sourceOf = async (scriptId: string) => {
    const known = sources.get(scriptId);
    if (known !== undefined) return known;
    const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId });
    sources.set(scriptId, scriptSource);
    return scriptSource;
  };
  async function noteCalls(): Promise<void> {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    for (const { scriptId, url, functions } of result) {
      const file = relative(process.cwd(), url.replace(/^file:\/\//, ''));
      if (!own.test(file) || ran.has(file)) continue;
      const source = await sourceOf(scriptId);
      const isCalled = functions.some(({ ranges: [range] }) => {
        if (!range || range.count === 0) return false;
        return !onlyReads.test(source.slice(range.startOffset, range.endOffset));
      });
      if (isCalled) ran.add(file);
    }
  }
  return {
    ran,
    async during<T>(work: () => Promise<T>): Promise<T> {
      await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
      try {
        return await work();
      } finally {
        await noteCalls();
        await session.post('Profiler.stopPreciseCoverage');
      }
    },
    close: () => session.disconnect(),
  };
}
