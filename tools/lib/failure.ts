/** Something that may well happen on somebody's machine: shown as one sentence, without a stack. */
export class Failure extends Error {}

export async function runTool(work: () => Promise<number | void>): Promise<void> {
  try {
    const code = await work();
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
