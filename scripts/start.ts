/** Starts the site: in a process that keeps to little memory, and with its code compiled before. */
import { compiledCodeEnvironment, readCompiledCode } from '#scripts/compiled-code';
import { readDotEnv } from '#scripts/dot-env';
import { limitMemory } from '#scripts/serving-process';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 15)) {
  console.error(`The site runs on Node 24.15 or newer; here is ${process.version}. Use npm start.`);
  process.exit(1);
}

// A build loads it as well, for the code alone.
if (import.meta.main) {
  // Files that the site writes are for its own user alone.
  process.umask(0o077);
  readDotEnv();
  limitMemory(compiledCodeEnvironment());
  readCompiledCode();
  const { serveSite } = await import('#scripts/serve-site');
  await serveSite();
}
