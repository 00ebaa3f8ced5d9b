import { readTelephone } from '#platform/telephone/schema'
import { type FieldName, fieldNames, recordFields } from './fields.schema.ts'
import { ofField } from './lines.schema.ts'
import { refusal } from './refusals.ts'

const telephones = fieldNames.filter((name) => recordFields[name].control === 'telephone')

/** Returns details with each telephone as E.164, read as people of a country write it; refuses what is none there. */
export function withTelephones<Some extends Partial<Record<FieldName, string | null | undefined>>>(
  details: Some,
  country: string,
): Some {
  const read = telephones.flatMap((name) => {
    const typed = details[name]
    return typed ? [[name, readTelephone(typed, country)] as const] : []
  })
  const fields = read.flatMap(([path, number]) =>
    number === null ? [{ path, message: ofField('badTelephone', path) }] : [],
  )
  if (fields.length > 0) throw refusal('request.invalid', { fields })
  return { ...details, ...Object.fromEntries(read) }
}
