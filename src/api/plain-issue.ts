import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const wanted: Record<string, string> = {
  string: 'Give a text.',
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
