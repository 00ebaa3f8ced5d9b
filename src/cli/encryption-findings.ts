import type { App } from '#gate'
import { isUnderAnotherKey } from '#server'

const keysAre = (count: number) =>
  count === 1 ? '1 key of files is' : `${count} keys of files are`

/** What the doctor says about encryption: what is wrong, and what is to be done. */
export async function encryptionFindings({
  runtime: { config, encryption },
}: App): Promise<{ findings: string[]; notes: string[] }> {
  const { former, unknown } = await encryption.keys.standing()
  const notes = [
    ...(isUnderAnotherKey(config)
      ? [
          'Encryption: the database is not encrypted with the present key. Restart the server to encrypt it.',
        ]
      : []),
    ...(former > 0
      ? [
          `Encryption: ${keysAre(former)} still protected by a former key. Run "candor keys rewrap".`,
        ]
      : []),
  ]
  const findings =
    unknown > 0
      ? [`Encryption: ${keysAre(unknown)} protected by a key that Candor does not have.`]
      : []
  return { findings, notes }
}
