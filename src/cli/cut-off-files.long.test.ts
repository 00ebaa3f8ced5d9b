import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { anchorAuditHead } from '#modules/audit'
import { startTestApp } from '#test/test-app'
import { examineAll } from './doctor.ts'

test('an empty file and one that was cut off are called that, not unencrypted', async () => {
  const app = await startTestApp('sqlite')
  try {
    await anchorAuditHead(app.system)
    const files = { 'derivatives/one/two': '', 'imports/one/rows': '', 'imports/one/table': 'can' }
    for (const [key, content] of Object.entries(files)) {
      const path = join(app.folder, 'files', key)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, content)
    }
    const lines: string[] = []
    await examineAll({ app, ctx: app.system }, (line) => lines.push(line))
    const [empty, cut] = ['has no bytes.', 'Restore it from a backup.']
    const ofFiles = lines.filter((line) => /^(Empty|Cut-off) file|^Encryption: \S+\//.test(line))
    expect(ofFiles.toSorted()).toEqual([
      `Cut-off file: imports/one/table. ${cut}`,
      `Empty file: derivatives/one/two ${empty} Remove it; it is drawn again.`,
      `Empty file: imports/one/rows ${empty} ${cut}`,
    ])
  } finally {
    await app.close()
  }
})
