import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Why a store may ask for the rows of exactly one record, and not for those of records merged into it. */
const exactly: Record<string, string> = {
  'src/modules/records/records.store.ts': 'Times of the record whose row is written.',
  'src/modules/import': 'What a row of a table made, which an undo removes.',
  'src/modules/archive/archive.store.ts': 'Each scan below the reference under which it was filed.',
  'src/modules/audit/audit.store.ts': 'The doctor names the row that it found.',
  'src/modules/privacy/due-removals.store.ts': 'A work list, which is made anew.',
  'src/modules/privacy/kept.store.ts': 'It asks for those of merged records beside, by their ids.',
}

test('a store asks for the rows of a record together with those of records merged into it', () => {
  const asks =
    /where\('(?:\w+\.)?recordId', '=', |eb\('recordId', '=', |"recordId" = r\."id"|'(?:r|records)\.id', '\w+\.recordId'/
  const found = globSync('src/modules/**/*.store.ts').filter(
    (path) =>
      !Object.keys(exactly).some((one) => path.startsWith(one)) &&
      asks.test(readFileSync(path, 'utf8')),
  )
  // `idsWithMerged` and `keptId` of #modules/merges say it; else name here why not.
  expect(found).toEqual([])
})
