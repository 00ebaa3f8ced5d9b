import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** What is said of a text that is no message, or asks for what a translator cannot know. */
export class BadText extends Error {}

/**
 * Reads an ICU message. Returns its elements and its arguments in order of appearance, each with its type: `number`
 * where it is counted, `boolean` where it chooses between true and other, `tag` where it is a rich part, else `string`.
 * @param {string} text
 * @returns {{ elements: object[], args: Map<string, 'string' | 'number' | 'boolean' | 'tag'> }}
 * @throws {BadText} where it is none
 */
export function readMessage(text) {
  const elements = parsed(text)
  const args = new Map()
  noteArguments(elements, args)
  return { elements, args }
}

function parsed(text) {
  try {
    return parse(text, { requiresOtherClause: true })
  } catch (cause) {
    const at = cause.location?.start?.offset
    const where = at === undefined ? '' : ` at “${text.slice(at, at + 20)}”`
    throw new BadText(`is no ICU message (${cause.message}${where})`)
  }
}

function noteArguments(elements, args) {
  for (const element of elements) {
    const type = typeOf(element)
    if (type) {
      const known = args.get(element.value)
      // What is counted may be inserted as it is as well.
      if (known === undefined || known === 'string') args.set(element.value, type)
      else if (type !== 'string' && type !== known)
        throw new BadText(`uses {${element.value}} as ${known} and as ${type}`)
    }
    for (const { value } of Object.values(element.options ?? {})) noteArguments(value, args)
    if (element.type === TYPE.tag) noteArguments(element.children, args)
  }
}

function typeOf({ type, value, options, pluralType, offset }) {
  if (type === TYPE.literal || type === TYPE.pound) return
  if (type === TYPE.argument) return 'string'
  if (type === TYPE.number) return 'number'
  if (type === TYPE.tag) return 'tag'
  if (type === TYPE.plural) {
    if (pluralType === 'ordinal' || offset) throw new BadText(`orders or offsets {${value}}`)
    return 'number'
  }
  if (type === TYPE.select) return isYesOrNo(options) ? 'boolean' : 'string'
  throw new BadText(`formats {${value}} as a date or time: insert it written out`)
}

const isYesOrNo = (options) => Object.keys(options).toSorted().join() === 'other,true'

/**
 * Returns what writes a message, as the source of an expression. `i` isolates a text, `n` writes a number and `u` one
 * without separators, `p` names the plural form of one: each language has its own.
 * A message with tags becomes a list of its parts, of which each tag makes its own.
 * @param {object[]} elements
 * @param {string} language
 * @param {{ inserted: (name: string) => string, tested: (name: string) => string }} of
 *   how a value is written, and how it is compared
 */
export function sourceOf(elements, language, of) {
  const textOf = (parts, counted) => {
    const [first, ...others] = parts
    if (others.length === 0 && first?.options) return chosen(first, counted)
    return `\`${parts.map((part) => written(part, counted)).join('')}\``
  }
  const written = (part, counted) => {
    if (part.type === TYPE.literal) return escaped(part.value)
    if (part.type === TYPE.pound) return `\${n(${of.tested(counted)})}`
    if (part.type === TYPE.argument) return `\${${of.inserted(part.value)}}`
    if (part.type === TYPE.tag) throw new BadText(`has <${part.value}> within a choice or a tag`)
    if (part.type === TYPE.number)
      return `\${${isUngrouped(part) ? 'u' : 'n'}(${of.tested(part.value)})}`
    return `\${${chosen(part, counted)}}`
  }
  const chosen = ({ type, value, options }, counted) => {
    const isCounted = type === TYPE.plural
    const inside = isCounted ? value : counted
    const given = of.tested(value)
    const tests = Object.entries(options)
      .filter(([name]) => name !== 'other')
      .toSorted(([one], [other]) => Number(other.startsWith('=')) - Number(one.startsWith('=')))
      .map(([name, option]) => {
        const test = isCounted ? isOfForm(name, given, language) : isOfName(name, given)
        return `${test} ? ${inBrackets(textOf(option.value, inside))} : `
      })
    return tests.join('') + textOf(options.other.value, inside)
  }
  const isOfName = (name, given) =>
    name === 'true' ? given : `${given} === ${JSON.stringify(name)}`
  const inBrackets = (source) => (source.startsWith('`') ? source : `(${source})`)
  if (!elements.some(({ type }) => type === TYPE.tag)) return textOf(elements)
  const parts = elements.map((part) =>
    part.type === TYPE.tag ? `${part.value}(${textOf(part.children)})` : textOf([part]),
  )
  return `[${parts.join(', ')}]`
}

function isOfForm(name, given, language) {
  if (name.startsWith('=')) return `${given} === ${name.slice(1)}`
  if (language === 'en') return `${given} === 1`
  return `p(${given}) === "${name}"`
}

const isUngrouped = ({ style }) => style?.parsedOptions?.useGrouping === false

const escaped = (text) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\r', '\\r')

/** Returns a text without arguments as it is said. */
export const plainText = (elements) => elements.map(({ value }) => value).join('')
