/** An error that may happen on any machine: shown as one sentence without a stack. */
export class Failure extends Error {}

export async function runTool(work: () => Promise<number | void>): Promise<void> {
  try {
    const code = await work();
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    const isMistyped = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof Failure) && !isMistyped) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
