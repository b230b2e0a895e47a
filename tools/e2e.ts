import { runTool } from './lib/failure.ts';
import { runJourneys } from './lib/journeys.ts';

await runTool(() => runJourneys(process.argv.slice(2)));
