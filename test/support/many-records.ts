import type { Tables } from '#migrations'
import { digested } from '#modules/records'
import type { TestRuntime } from '#test/test-runtime'

type Row = Tables['records']

/** Adds copies of the only record, each with an id, number and reference of its own and what `change` says of it. */
export async function copyRecord(
  app: Pick<TestRuntime, 'runtime' | 'system'>,
  count: number,
  change: (place: number) => Partial<Row> = () => ({}),
): Promise<void> {
  const like = await app.runtime.database.reader
    .selectFrom('records')
    .selectAll()
    .executeTakeFirstOrThrow()
  const many = Array.from({ length: count }, (_, n) => ({
    ...like,
    ...{ id: `${like.id}-${n}`, number: n + 100, reference: `${like.reference}-${n}` },
    ...change(n),
  }))
  await app.system.write(async ({ tx }) => {
    // Each has the digests of its own numbers; sealing them would take long.
    for (let n = 0; n < count; n += 100)
      await tx
        .insertInto('records')
        .values(many.slice(n, n + 100).map((row) => digested(tx, row)))
        .execute()
  })
}
