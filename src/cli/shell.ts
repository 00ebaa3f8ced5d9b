/** What a command gets from outside, and what it leaves behind. */
export interface Shell {
  env: Record<string, string | undefined>
  /** 0 done, 1 refused or failed, 2 wrong usage or a mistake in the configuration. */
  exitCode: number
}

/**
 * Prints a sentence for the person at the keyboard, on standard error. Standard output stays for the
 * command's result: the log's JSON lines of `serve`, the key of `api-key create`.
 */
export function say(sentence: string): void {
  // Where nobody can be told, the exit code still tells.
  if (process.stderr.listenerCount('error') === 0) process.stderr.on('error', () => undefined)
  process.stderr.write(`${sentence}\n`)
}

let isPrinted = false
/** Why standard output did not take what was printed. */
let lost: Error | null = null

/** Prints a line of the command's result, on standard output. */
export function print(line: string): void {
  put(`${line}\n`)
}

/** Prints text as it is. Node tells only later that it was not taken: see `whenPrinted`. */
export function put(text: string): void {
  if (!isPrinted)
    process.stdout.on('error', (error) => {
      lost ??= error
    })
  isPrinted = true
  process.stdout.write(text)
}

/** Waits until all that was printed is written; returns why it was not, or null. */
export async function whenPrinted(): Promise<Error | null> {
  if (isPrinted) await new Promise((resolve) => process.stdout.write('', resolve))
  return lost
}
