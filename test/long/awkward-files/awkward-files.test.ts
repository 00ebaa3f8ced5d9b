import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { examineFiles } from '#modules/documents'
import { allOf } from '#test/all-of'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'
import { importerOf } from './bring-in.ts'
import { cellCases, jsonCases } from './cases-of-cells.ts'
import { imageCases } from './cases-of-images.ts'
import { spreadsheetCases } from './cases-of-spreadsheets.ts'
import { textCases } from './cases-of-text.ts'

const all = [...textCases, ...cellCases, ...jsonCases, ...spreadsheetCases, ...imageCases]
/** How a file is read knows nothing of the database; what its cells hold reaches it. */
const casesOn = { sqlite: all, postgres: cellCases }

describe.each(engines)('an awkward file ends in a right import or a sentence, on %s', (engine) => {
  let app: TestApp
  let importer: ReturnType<typeof importerOf>
  beforeAll(async () => {
    app = await startTestApp(engine)
    importer = importerOf(app, await app.key('admin'))
  })
  afterAll(() => app.close())

  /** Files of imports and of documents, and what is wrong with documents. */
  async function held() {
    const keys = await allOf(app.system.storage.list(''), 'key')
    const findings: unknown[] = []
    for await (const finding of examineFiles(app.system)) findings.push(finding)
    return {
      ofImports: keys.filter((key) => key.startsWith('imports/')),
      documents: keys.filter((key) => key.startsWith('originals/')).length,
      findings,
    }
  }

  let brought: string | undefined
  afterEach(async () => {
    if (!brought) return
    await importer.takeBack(brought)
    await app.system.storage.removeAll(`imports/${brought}`)
  })

  test.each(casesOn[engine])('%s', async (_, table, end, files) => {
    const { id, ended } = await importer.bringIn(table, files)
    brought = id
    expect(ended).toEqual(end)
    const { ofImports, documents, findings } = await held()
    const named = 'documents' in ended ? Object.values(ended.documents ?? {}).join(' ') : ''
    expect({ documents, findings }).toEqual({
      documents: named.match(/\S+/g)?.length ?? 0,
      findings: [],
    })
    // What was refused or given up leaves nothing; what ran keeps its own files until they are swept.
    expect(ofImports.filter((key) => !id || !key.startsWith(`imports/${id}/`))).toEqual([])
  })
})
