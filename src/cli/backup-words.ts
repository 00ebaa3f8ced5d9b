import { type Shell, say } from './shell.ts'

export const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

export function counted(count: number | undefined, word: string): string {
  return `${count ?? 0} ${word}${count === 1 ? '' : 's'}`
}

/** Says what a backup has, by the rows of its tables. */
export const held = ({ records, documents }: Readonly<Record<string, number>>) =>
  `${counted(records, 'record')} and ${counted(documents, 'scan')}`

/** Says that scans or other files are not as they were stored. The backup is complete in all else; the exit code is 1. */
export function tellDamaged(shell: Shell, lost: number): void {
  if (lost === 0) return
  const are = lost === 1 ? 'is missing or not as it was' : 'are missing or not as they were'
  say(`${counted(lost, 'file')} ${are} stored; the backup has the rest. Run "candor doctor".`)
  shell.exitCode = 1
}
