import { z } from 'zod'
import { credentialsV1, credentialsV2 } from './read-json-ld.ts'
import { refuse } from './refused.ts'

// The form of what is sent, as https://www.w3.org/TR/vc-data-model-2.0/ demands it. What the JSON means
// is the reader's to judge.

const url = z.string().refine((text) => !/\s/.test(text) && URL.canParse(text), 'is no URL')
const optionalUrl = url.optional()

const oneOrMore = <Item extends z.ZodType>(item: Item) => z.union([item, z.array(item).min(1)])

/** dateTimeStamp of XML Schema 1.1: an offset is part of it. */
export const dateTimeStamp = z
  .string()
  .regex(/^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/, 'is no dateTimeStamp')
  .refine((text) => !Number.isNaN(Date.parse(text)), 'is no moment')

const languageValue = z.strictObject({
  '@value': z.string(),
  '@language': z.string().optional(),
  '@direction': z.enum(['ltr', 'rtl']).nullable().optional(),
})
const text = z.union([z.string(), oneOrMore(languageValue)]).optional()

const types = oneOrMore(z.string().min(1))
const typed = z.looseObject({ type: types, id: optionalUrl })
const named = z.looseObject({ id: url, name: text, description: text })
const subject = z
  .looseObject({ id: optionalUrl })
  .refine((claims) => Object.keys(claims).length > 0, 'says nothing')

const contextItem = z.union([url, z.record(z.string(), z.unknown())])
const context = (first: string) =>
  z.union([z.literal(first), z.array(contextItem)]).refine((given) => {
    return [given].flat()[0] === first
  }, `does not begin with ${first}`)

const isA = (type: string) =>
  types.refine((given) => [given].flat().includes(type), `does not say ${type}`)

const credential = {
  id: optionalUrl,
  type: isA('VerifiableCredential'),
  name: text,
  description: text,
  issuer: z.union([url, named]),
  credentialSubject: oneOrMore(subject),
  credentialStatus: oneOrMore(typed).optional(),
  credentialSchema: oneOrMore(z.looseObject({ type: types, id: url })).optional(),
  termsOfUse: oneOrMore(typed).optional(),
  evidence: oneOrMore(typed).optional(),
  refreshService: oneOrMore(typed).optional(),
  relatedResource: z.never('cannot be checked here: nothing is loaded').optional(),
}
const inOrder = (from?: string, until?: string) =>
  from === undefined || until === undefined || Date.parse(from) <= Date.parse(until)

const secondVersion = z
  .looseObject({
    ...credential,
    '@context': context(credentialsV2),
    validFrom: dateTimeStamp.optional(),
    validUntil: dateTimeStamp.optional(),
  })
  .refine((said) => inOrder(said.validFrom, said.validUntil), 'ends before it begins')

const firstVersion = z
  .looseObject({
    ...credential,
    '@context': context(credentialsV1),
    issuanceDate: dateTimeStamp,
    expirationDate: dateTimeStamp.optional(),
  })
  .refine((said) => inOrder(said.issuanceDate, said.expirationDate), 'ends before it begins')

const presentation = z.looseObject({
  '@context': context(credentialsV2),
  id: optionalUrl,
  type: isA('VerifiablePresentation'),
  holder: z.union([url, named]).optional(),
  verifiableCredential: oneOrMore(z.looseObject({ type: types })).optional(),
})

export type Credential = z.output<typeof secondVersion> | z.output<typeof firstVersion>
export type Presentation = z.output<typeof presentation>

/** Refuses what is no credential of either version. */
export function readCredential(json: unknown): Credential {
  return isOfFirstVersion(json) ? parse(firstVersion, json) : parse(secondVersion, json)
}

export function readPresentation(json: unknown): Presentation {
  return parse(presentation, json)
}

/** When a credential holds; undefined where it does not say. */
export function validityOf(credential: Credential): { from?: string; until?: string } {
  const { validFrom, validUntil, issuanceDate, expirationDate } = credential
  const [from, until] = [validFrom ?? issuanceDate, validUntil ?? expirationDate]
  return {
    ...(typeof from === 'string' && { from }),
    ...(typeof until === 'string' && { until }),
  }
}

export function issuerOf({ issuer }: Credential): string {
  return typeof issuer === 'string' ? issuer : issuer.id
}

export function isOfFirstVersion(json: unknown): boolean {
  const isObject = typeof json === 'object' && json !== null && '@context' in json
  return isObject && [json['@context']].flat()[0] === credentialsV1
}

export function parse<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(json)
  if (!error) return data as z.output<Schema>
  const faults = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return refuse('MALFORMED_VALUE_ERROR', faults.join('; '))
}
