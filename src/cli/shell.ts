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
  process.stderr.write(`${sentence}\n`)
}

/** Prints a line of the command's result, on standard output. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
