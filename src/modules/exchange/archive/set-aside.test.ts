import { expect, test } from 'vitest'
import { startPadma } from '#test/padma'
import { filesOf } from '#test/zip-files'
import { backUp, exportEverything } from '../index.server.ts'

test('a file that was set aside, because no row names it, is in no archive', async () => {
  const app = await startPadma()
  await app.system.storage.put('aside/originals/0190/0191', Buffer.from('A scan of somebody'))
  await app.system.storage.put('notices/0190/0191', Buffer.from('A notice'))
  for (const zip of [await exportEverything(app.system), (await backUp(app.system)).zip]) {
    const names = [...(await filesOf(zip)).keys()]
    expect(names).toContain('files/notices/0190/0191')
    expect(names.filter((name) => name.includes('aside'))).toEqual([])
  }
})
