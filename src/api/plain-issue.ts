import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const sentAsText = 'Send it as text, in quotation marks.'

const wanted: Record<string, string> = {
  string: sentAsText,
  number: 'Give a number.',
  int: 'Give a whole number.',
  boolean: 'Give true or false.',
  array: 'Give a list.',
  object: 'Give an object.',
  record: 'Give an object.',
}

const units: Record<string, string> = { string: 'characters', array: 'entries' }

const otherForm = 'This has another form than is asked for.'
const oneOf = (values: readonly unknown[]) => `Give one of: ${values.map(String).join(', ')}.`

/** Returns a sentence for a refusal of a schema that has no words of its own; zod's are for programmers. */
export function plainIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is missing.'
      return wanted[issue.expected] ?? otherForm
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union': {
      const choices = issue.errors.flat()
      const values = choices.flatMap((each) => (each.code === 'invalid_value' ? each.values : []))
      return values.length === choices.length ? oneOf(values) : otherForm
    }
    case 'too_small':
      return `Give at least ${withUnit(issue.minimum, issue.origin)}.`
    case 'too_big':
      return `Give at most ${withUnit(issue.maximum, issue.origin)}.`
    case 'unrecognized_keys':
      return `Leave out what is not known here: ${issue.keys.join(', ')}.`
    default:
      return otherForm
  }
}

function withUnit(amount: number | bigint, origin: string): string {
  const unit = units[origin]
  return unit === undefined ? String(amount) : `${amount} ${unit}`
}

/**
 * Returns the sentence for something else where a text belongs, by the field's name; null for any other problem. A
 * schema's own words would say that the field is required, although it was sent.
 */
export function wrongType(issue: z.core.$ZodIssue): string | null {
  if (issue.code !== 'invalid_type' || issue.expected !== 'string') return null
  if (issue.input === undefined || issue.input === null) return null
  const name = issue.path.findLast((part) => typeof part === 'string')
  if (name === undefined) return sentAsText
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}: s${sentAsText.slice(1)}`
}
