import { buffer } from 'node:stream/consumers';
import { inspectLogo } from '#modules/logo/inspect-logo.server.ts';

/** Reads one file from its input, answers in JSON and ends. */
process.stdout.write(JSON.stringify(await inspectLogo(await buffer(process.stdin))));
