import { openNote, readCheckpoint, readVerifier } from '#platform/tlog'
import { people, type TestRuntime } from '#test/test-runtime'
import { readCheckpointNote, readLogKey } from './index.server.ts'
import { appendAudit } from './reading.ts'

/** Appends events by Amina, each about a record of its own. */
export const appendEvents = (app: TestRuntime, count: number) =>
  app.as(people.amina).write(async (ctx) => {
    for (let n = 0; n < count; n += 1) await appendAudit(ctx, 'record.hidden', `record:${n}`)
  })

/** Returns the present checkpoint, as a reader with the log's key sees it. */
export async function openedCheckpoint(app: TestRuntime) {
  const note = (await app.system.read(readCheckpointNote)) as string
  const key = readVerifier((await app.system.read(readLogKey)) as string)
  return readCheckpoint(openNote(note, key ? [key] : []) ?? '')
}
