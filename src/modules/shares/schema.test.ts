import { describe, expect, test } from 'vitest'
import { documentKindNames } from '#modules/documents/schema'
import { fieldsShownTo } from '#modules/records/fields.schema'
import { partsOf } from '#platform/problems.schema'
import { mayBeShared, newShareSchema, sharePurposes } from './schema.ts'

const choice = { kinds: ['visa-paper'], purpose: 'bank', label: ' Loan  office ' }

describe('what a share may hold (H9)', () => {
  test('is what the table of kinds says, for every kind and purpose', () => {
    const refused = sharePurposes.flatMap((purpose) =>
      documentKindNames
        .filter((kind) => !mayBeShared(kind, purpose))
        .map((kind) => `${purpose} ${kind}`),
    )
    expect(refused.toSorted()).toEqual(
      [
        ...sharePurposes.flatMap((purpose) =>
          ['passport', 'medical', 'police-clearance', 'fingerprint'].map(
            (kind) => `${purpose} ${kind}`,
          ),
        ),
        ...['bank lmia', 'authority lmia', 'other lmia'],
        ...['bank contract', 'other contract'],
        ...['bank contract-translation', 'other contract-translation'],
      ].toSorted(),
    )
  })
})

describe('the choice of a share', () => {
  test('is open for 30 days unless chosen otherwise, under a tidy name', () => {
    expect(newShareSchema.parse(choice)).toEqual({ ...choice, label: 'Loan office', days: 30 })
  })

  test('names each document once', () => {
    const kinds = ['visa-paper', 'photo', 'visa-paper']
    expect(newShareSchema.parse({ ...choice, kinds }).kinds).toEqual(['visa-paper', 'photo'])
  })

  test.each([
    [{ days: 91 }, 'days'],
    [{ days: 0 }, 'days'],
    [{ days: 1.5 }, 'days'],
    [{ kinds: [] }, 'kinds'],
    [{ kinds: ['birth-certificate'] }, 'kinds'],
    [{ purpose: 'friend' }, 'purpose'],
    [{ label: '  ' }, 'label'],
    [{ label: 'x'.repeat(81) }, 'label'],
  ])('%j is refused with a sentence', (change, field) => {
    const issue = newShareSchema.safeParse({ ...choice, ...change }).error?.issues[0]
    expect(issue?.path[0]).toBe(field)
    expect(partsOf(issue?.message ?? '').message).toMatch(/^[A-Z][a-z ,]* .*\.$/)
  })
})

test('a share shows of the details no more than the candidate sees', () => {
  const seen: string[] = fieldsShownTo('candidate')
  for (const purpose of sharePurposes)
    expect(seen).toEqual(expect.arrayContaining(fieldsShownTo(`share:${purpose}`)))
})
