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
 * Commits in groups: while one transaction commits, later ones wait and then share the next. An error in
 * one of them rolls back the whole group, and each runs again alone, so nobody pays for a neighbour's
 * mistake; a failure of the database fails all of them. (A run may therefore run twice: it does SQL and
 * nothing else.)
 * @param hurried for groups in which all mingle: their first statements travel with those that open the
 * transaction
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
        // Two turns of the event loop: writes that arrive by then share the fsync, which on SQLite costs as
        // much as the rest of a look-up, and nobody waits longer than a millisecond for it.
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
    // No member's fault, and perhaps kept: a second run would fail in the same way, or do it twice.
    if (isDatabaseFailure(error)) for (const each of group) each.reject(error)
    else for (const each of group) await alone(each).then(each.resolve, each.reject)
  }
}
