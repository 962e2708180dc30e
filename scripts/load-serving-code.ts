/** Loads what a start loads of ours, without starting it: scripts/compiled-code.ts. */
import '#scripts/start';
import '#scripts/serve-site';
import '../server.ts';
import '../next.config.ts';
