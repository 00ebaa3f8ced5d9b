import { listCases } from '#modules/cases'
import { people, type TestRuntime } from './test-runtime.ts'

/** Returns the open cases about wrong codes, with the record of each. */
export async function codeAlerts(app: Pick<TestRuntime, 'as'>) {
  const asked = { kind: 'codes', state: 'open', pageSize: 50 } as const
  const { cases, total } = await app.as(people.amina).read((ctx) => listCases(ctx, asked))
  return {
    total,
    alerts: cases.map(({ id, said, recordId, reference, name }) => ({
      ...{ id, number: said.which, tries: said.tries },
      record: recordId === null ? null : { id: recordId, reference, name },
    })),
  }
}
