import type { App } from '#gate'
import { databaseStanding } from '#server'

const keysAre = (count: number) =>
  count === 1 ? '1 key of files is' : `${count} keys of files are`

/** What the doctor says about encryption: what is wrong, and what is to be done. */
export async function encryptionFindings({
  runtime,
}: App): Promise<{ findings: string[]; notes: string[] }> {
  const { keys, plainFiles } = runtime.encryption
  const notes = await notesOnDatabase(runtime)
  if (!(await keys.areInUse()))
    return {
      findings: [],
      notes: [
        ...notes,
        'Encryption: stored files are not encrypted. Once no process of a former version runs, run "candor keys encrypt".',
      ],
    }
  const { former, unknown } = await keys.standing()
  for await (const key of plainFiles()) {
    notes.push(`Encryption: ${key} is not encrypted, or not alone. Run "candor keys encrypt".`)
    break
  }
  if (former > 0)
    notes.push(
      `Encryption: ${keysAre(former)} still protected by a former key. Run "candor keys rewrap".`,
    )
  const findings =
    unknown > 0
      ? [`Encryption: ${keysAre(unknown)} protected by a key that Candor does not have.`]
      : []
  return { findings, notes }
}

async function notesOnDatabase({ config, encryption }: App['runtime']): Promise<string[]> {
  const standing = databaseStanding(config)
  if (standing === 'former')
    return [
      'Encryption: the database is encrypted with a former key. Restart the server to encrypt it with the present one.',
    ]
  if (standing !== 'plain') return []
  return [
    (await encryption.keys.isDatabaseWanted())
      ? 'Encryption: the database is not encrypted yet. Restart the server to encrypt it.'
      : 'Encryption: the database is not encrypted. Once no process of a former version runs, run "candor keys encrypt".',
  ]
}
