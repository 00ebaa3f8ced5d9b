import { expect, test } from 'vitest'
import { fieldsOf } from '#modules/cases/schema'
import { newComparisonSchema } from '#modules/comparisons/schema'
import {
  newOriginalSchema,
  newSightingSchema,
  originalReturnSchema,
} from '#modules/documents/originals.schema'
import { newPaymentSchema, newRefundSchema } from '#modules/training/payments.schema'
import { partsOf } from '#platform/problems.schema'

const schemas = {
  seenOn: [newSightingSchema],
  askedOn: [newComparisonSchema],
  paidOn: [fieldsOf('money')],
  receivedOn: [newOriginalSchema, newPaymentSchema, newRefundSchema],
  dueOn: [newOriginalSchema],
  returnedOn: [originalReturnSchema],
}
const fields = Object.entries(schemas).flatMap(([field, all]) =>
  all.map((schema) => [field, schema] as const),
)

test.each(fields)('a slip in the year of %s is told at its field', (field, schema) => {
  const said = (day: string) =>
    schema
      .safeParse({ [field]: day })
      .error?.issues.flatMap(({ path, message }) =>
        path.join() === field ? [partsOf(message).message] : [],
      )
  for (const day of ['0001-01-01', '0026-03-12', '1926-03-12', '2206-03-12', '9999-12-31'])
    expect(said(day)).toEqual(['This day cannot be right. Check the year.'])
  expect(said('2026-03-12') ?? []).toEqual([])
  expect(said('12 March')).toEqual([expect.not.stringContaining('year.')])
})
