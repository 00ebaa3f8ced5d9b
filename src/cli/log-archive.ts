import { createReadStream } from 'node:fs'
import { z } from 'zod'
import { type ArchiveVerdict, archiveLog, readLogArchive } from '#modules/transparency'
import { fileObstacle, Obstacle } from './exit-code.ts'
import { writeNewFile } from './new-file.ts'
import { print, type Shell } from './shell.ts'
import { readTyped } from './typed.ts'
import { copyCandor } from './with-candor.ts'

const timeError = 'Give a day such as 2026-01-01, or a time such as 2026-01-01T00:00:00Z.'

const archiveFormSchema = z.object({
  before: z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: timeError })
    .transform((text) => new Date(text).toISOString()),
})

/** Writes the sealed events before a time into one file, and reads it again before giving it its name. */
export async function archive(shell: Shell, { before, to }: Record<'before' | 'to', string>) {
  const typed = readTyped(archiveFormSchema, { before }, { before: '--before' })
  await copyCandor(shell, to, async ({ ctx }) => {
    const file = await archiveLog(ctx, typed.before)
    if (!file) throw new Obstacle('No sealed event is older than that. Nothing was written.')
    await writeNewFile(to, async () => file.bytes, checkWritten)
    const events = file.events === 1 ? 'One event is' : `${file.events} events are`
    print(`${events} in ${to}. The database keeps them too.`)
  })
}

async function checkWritten(partial: string): Promise<void> {
  const { verdict } = await readLogArchive(createReadStream(partial))
  if (verdict === 'broken')
    throw new Obstacle(
      'The events are not those that were sealed. Run candor log verify. Nothing was written.',
    )
}

/** Prints one sentence: exit code 0 when the file is whole, otherwise 1. Opens no database. */
export async function verifyArchive(shell: Shell, file: string, key?: string): Promise<void> {
  const verdict = await readLogArchive(createReadStream(file), key).catch((error: unknown) => {
    throw fileObstacle(`${file} cannot be read.`, error)
  })
  if (verdict.verdict === 'broken') {
    print(`The archive is broken: ${brokenSentences[verdict.reason]}`)
    shell.exitCode = 1
    return
  }
  const { origin, events, first, last } = verdict
  print(`The archive is whole: ${events} events of ${origin}, from ${first} to ${last}.`)
  print(
    key === undefined
      ? `It says itself that this key signed it. Compare it with the one that you noted: ${verdict.key}`
      : 'The key that you named signed it.',
  )
}

const brokenSentences: Record<Extract<ArchiveVerdict, { verdict: 'broken' }>['reason'], string> = {
  form: 'it is not an archive of a log, or it was cut off.',
  key: 'it was signed with another key than the one that you named.',
  signature: 'its checkpoint bears no signature of its key.',
  leaves: 'its events are not those of its checkpoint.',
}
