import { refusal } from '#platform/errors'

/**
 * Returns sent text as every database accepts it: PostgreSQL refuses NUL in any text and lone surrogates.
 * Forms and addresses are read through it, so neither ends as a failure of ours.
 */
export function plainText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** The escapes of JSON: a NUL, a surrogate pair, a lone surrogate, or any other. */
const escapes =
  /\\(?:u(?:(0000)|[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|([dD][89a-fA-F][\da-fA-F]{2}))|.)/gs

/**
 * Parses JSON. A program that sends such a character gets it told: whatever else were kept would be another name
 * than it sent. Only escapes can bring them into JSON, and they are looked for before the values are: checking each
 * value takes a second for 1 MiB of them.
 * @throws Refusal `request.invalid` naming the field; SyntaxError for what is no JSON
 */
export function plainJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (mayHoldUnkept(text)) refuseUnkept(value)
  return value
}

function mayHoldUnkept(json: string): boolean {
  if (!json.includes('\\')) return false
  for (const [, nul, half] of json.matchAll(escapes)) if (nul || half) return true
  return false
}

const isUnkept = (text: string) => text.includes('\0') || !text.isWellFormed()

/** Where a value is: its name, and where that is; null for the whole. */
type At = { name: string; within: At } | null

/** Without recursion, and without copying ways: JSON may be nested half a million deep. */
function refuseUnkept(whole: unknown): void {
  const left: { at: At; value: unknown }[] = [{ at: null, value: whole }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { at, value } = next
    if (typeof value === 'string' && isUnkept(value)) throw unkept(at)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, each] of Object.entries(value)) {
      if (isUnkept(name)) throw unkept(at)
      left.push({ at: { name, within: at }, value: each })
    }
  }
}

function unkept(at: At) {
  const path: string[] = []
  for (let each = at; each; each = each.within) path.push(each.name)
  return refusal('request.invalid', {
    fields: [{ path: path.toReversed().join('.'), message: notKept }],
  })
}

const notKept = 'This has a NUL or half a character (a lone surrogate) in it. Send it without.'

/** No form of ours has a tenth as many fields. */
const mostPairs = 1000

/**
 * Returns the pairs of a plain form. Refuses one with more than 1,000 with `request.unreadable` before
 * parsing it: the platform takes seconds for half a million pairs, and everyone else would wait.
 */
export function plainForm(text: string): URLSearchParams {
  let pairs = 1
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    pairs += 1
    if (pairs > mostPairs) throw refusal('request.unreadable')
  }
  return new URLSearchParams(text)
}
