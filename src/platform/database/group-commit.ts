import { isDatabaseFailure } from './database-failure.ts'
import type { Grouping, Transaction } from './handles.ts'
import type { Member, RunGroup } from './side-by-side.ts'

type Write = <T>(run: (tx: Transaction) => Promise<T>) => Promise<T>
type WriteGrouped = <T>(run: (tx: Transaction) => Promise<T>, grouping?: Grouping) => Promise<T>

interface Waiting extends Member {
  resolve(value: unknown): void
  reject(error: unknown): void
}

const mostTogether = 128

/**
 * Group commit: while one transaction commits, those that arrive wait, and then share the next.
 * An error in one of them rolls the whole group back, and each runs again alone, so nobody pays
 * for a neighbour's mistake; a database that fails, fails all of them. (Therefore a run may run twice: it holds SQL and nothing else.)
 * @param hurried for those of whom all mingle: their first statements travel with what opens the transaction
 */
export function groupCommits(write: Write, runGroup: RunGroup, hurried = write): WriteGrouped {
  let waiting: Waiting[] = []
  let running = false

  async function drain(): Promise<void> {
    running = true
    while (waiting.length > 0) {
      const group = waiting.slice(0, mostTogether)
      waiting = waiting.slice(mostTogether)
      const together = group.every(({ mingles }) => mingles) ? hurried : write
      await commitTogether({ write, together, runGroup }, group)
    }
    running = false
  }

  return <T>(run: (tx: Transaction) => Promise<T>, { mingles = false }: Grouping = {}) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ run, mingles, resolve: resolve as (value: unknown) => void, reject })
      if (!running) {
        running = true
        // Two turns of the event loop: who arrived meanwhile shares the fsync, which on SQLite costs
        // as much as everything else of a look-up, and nobody waits longer than a millisecond for it.
        setImmediate(() => setImmediate(() => void drain()))
      }
    })
}

async function commitTogether(
  { write, together, runGroup }: { write: Write; together: Write; runGroup: RunGroup },
  group: Waiting[],
): Promise<void> {
  const alone = async (one: Waiting) => (await write((tx) => runGroup(tx, [one])))[0]
  try {
    const results = await together((tx) => runGroup(tx, group))
    group.forEach((each, index) => {
      each.resolve(results[index])
    })
  } catch (error) {
    // Not the fault of one of them, and perhaps kept: a second run would find the same, or do it twice.
    if (isDatabaseFailure(error)) for (const each of group) each.reject(error)
    else for (const each of group) await alone(each).then(each.resolve, each.reject)
  }
}
