import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { forgetKeysOfGone } from '#modules/documents'
import { livedRecord } from '#test/lived-record'
import { startPadma } from '#test/padma'
import { plainFilesIn } from '#test/stored-files'
import { engines, forEachTest } from '#test/test-runtime'
import { openApp, storageFolders } from './index.ts'

describe.each(engines)('stored files on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const files = () => join(app.folder, 'files')

  test('what is about somebody is encrypted, whatever its folder', async () => {
    await livedRecord(app, 1)
    const folders = [...storageFolders].filter((folder) => folder !== 'aside')
    for (const folder of [...folders, 'aside/originals'])
      await app.runtime.storage.put(`${folder}/one/two`, Buffer.from('in plain'))
    expect(plainFilesIn(files())).toEqual([])
  })

  test('another key stops the start', async () => {
    const config = { ...app.runtime.config, secret: 'another secret of this installation' }
    const { log } = app.runtime
    await expect(openApp(config, { log })).rejects.toThrow(
      'The stored files are encrypted with another key.',
    )
  })

  test('each record has a key of its own; one that no record has any more is forgotten', async () => {
    const { recordId } = await livedRecord(app, 1)
    await app.runtime.storage.put('derivatives/gone/one/picture', Buffer.from('drawn too late'))
    const holders = async () =>
      (
        await app.runtime.database.reader
          .selectFrom('dataKeys')
          .select('holder')
          .where('holder', 'like', 'record:%')
          .orderBy('holder')
          .execute()
      ).map(({ holder }) => holder)
    expect(await holders()).toEqual([`record:${recordId}`, 'record:gone'].sort())
    await forgetKeysOfGone(app.system, new Date('2026-11-20'))
    expect(await holders()).toHaveLength(2)
    await forgetKeysOfGone(app.system, new Date('2026-11-21'))
    expect(await holders()).toEqual([`record:${recordId}`])
  })
})
