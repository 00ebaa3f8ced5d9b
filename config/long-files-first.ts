import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that wait ten seconds or more for something to fail, end or be noticed; the longest first. A fresh
 * clone does not know how long a file takes, and by size the longest of all would come late.
 */
const waiting = [
  'test/long/faults/faults.test.ts',
  'src/platform/database/postgres-faults.long.test.ts',
  'src/cli/log.long.test.ts',
  'src/platform/database/sqlite-faults.long.test.ts',
  'test/long/faults/killed-sender.test.ts',
  'test/long/faults/silent-way.test.ts',
  'test/planted/planted.test.ts',
  'src/cli/doctor.test.ts',
  'src/cli/backup.test.ts',
  'test/api/permissions.test.ts',
]

/** How many computing files run between two waiting ones: more waiting at a time leaves processors idle. */
const computingBetween = 8

/** Starts with the slowest files, and runs waiting ones beside computing ones. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) =>
      waiting.findIndex((path) => moduleId.endsWith(`/${path}`))
    const long = files.filter((file) => placeOf(file) >= 0)
    const others = (await super.sort(files)).filter((file) => placeOf(file) < 0)
    const sorted = long
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .flatMap((file) => [file, ...others.splice(0, computingBetween)])
    return [...sorted, ...others]
  }
}
