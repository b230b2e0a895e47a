import { buffer } from 'node:stream/consumers';
import { inspectLogo } from '#modules/logo/inspect-logo.server.ts';

/** Parses one file from standard input, writes the result as JSON and ends. */
process.stdout.write(JSON.stringify(await inspectLogo(await buffer(process.stdin))));
