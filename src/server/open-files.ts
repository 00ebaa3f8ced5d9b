import { readdirSync } from 'node:fs'

/** For systems that do not report how many are open: more than a start opens. */
const openAtStart = 64
/** For the database, temporary files and threads, besides what each connection may open. */
const reserved = 8
const fewest = 4

/**
 * Returns how many connections fit the files that this process may have open (`ulimit -n`): each may read
 * or write one file besides its socket, and as many may be closing. Infinite where there is no limit.
 */
export function connectionsThatFit(most = mostOpenFiles(), open = openFiles()): number {
  return Math.max(fewest, Math.floor((most - open - reserved) / 3))
}

function mostOpenFiles(): number {
  const { report } = process
  // Otherwise the report resolves the name of each address; the types lack this option.
  Object.assign(report, { excludeNetwork: true })
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } }
  const soft = userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY
}

function openFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return openAtStart
  }
}
