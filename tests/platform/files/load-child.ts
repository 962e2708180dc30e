/** A host that takes applications over HTTP and says what it cost; run by load.long.test.ts. */
import { createServer } from 'node:http';
import { receiveApplication } from '#lib/applications/http/receive';
import { inspectionWorkerStarter } from '#lib/platform/files/inspection/inspection';
import { processState } from '#lib/platform/values/process-state';
import { openTrial } from '#tests/platform/files/upload-harness';

processState.startInspectionWorker = inspectionWorkerStarter(process.argv[2] ?? '');
const { store } = await openTrial();

const server = createServer(async (incoming, outgoing) => {
  const init = {
    method: 'POST',
    headers: incoming.headers as Record<string, string>,
    // As Next hands it over: read when it is asked for (`Readable.toWeb` would take in all that comes).
    body: incoming as unknown as ReadableStream,
    duplex: 'half',
  };
  const request = new Request('http://localhost/api/applyjobs', init);
  const response = await receiveApplication(request);
  outgoing.writeHead(response.status).end(await response.text());
});

server.listen(0, '127.0.0.1', () => process.send?.({ address: server.address() }));

process.on('message', async () => {
  const stored = (await store.listLeads({ kinds: ['application'] }, 1_000)).length;
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  process.send?.({ stored, peakBytes });
});
process.on('disconnect', () => process.exit());
