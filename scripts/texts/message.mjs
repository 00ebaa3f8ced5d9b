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
    const known = args.get(element.value)
    // What is counted may be inserted as it is as well.
    if (type && (known === undefined || known === 'string')) args.set(element.value, type)
    else if (type && type !== 'string' && type !== known)
      throw new BadText(`uses {${element.value}} as ${known} and as ${type}`)
    for (const { value } of Object.values(element.options ?? {})) noteArguments(value, args)
    noteArguments(element.children ?? [], args)
  }
}

function typeOf({ type, value, options, pluralType, offset }) {
  if (type === TYPE.literal || type === TYPE.pound) return
  if (type === TYPE.argument) return 'string'
  if (type === TYPE.tag) return 'tag'
  if (type === TYPE.select)
    return Object.keys(options).toSorted().join() === 'other,true' ? 'boolean' : 'string'
  if (type === TYPE.number || (type === TYPE.plural && pluralType === 'cardinal' && !offset))
    return 'number'
  throw new BadText(`orders or offsets {${value}}, or writes a date: insert it written out`)
}

/**
 * Returns what writes a message, as the source of an expression. What a language writes in its own way is in the
 * module `each/_`: `i_bn` isolates a text, `n_bn` writes a number and `u_bn` one without separators, `p_bn` names the
 * plural form of one. A message with tags becomes a list of its parts, of which each tag makes its own.
 * @param {object[]} elements
 * @param {string} language
 * @param {(name: string) => string} inserted how a value is written
 * @param {(name: string) => string} tested how it is compared
 */
export function sourceOf(elements, language, inserted, tested) {
  const textOf = (parts, counted) => {
    const [first, ...others] = parts
    if (others.length === 0 && first?.options) return chosen(first, counted)
    return `\`${parts.map((part) => written(part, counted)).join('')}\``
  }
  const written = (part, counted) => {
    const { type, value, style } = part
    if (type === TYPE.literal)
      return value.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\r', '\\r')
    if (type === TYPE.tag) throw new BadText(`has <${value}> within a choice or a tag`)
    if (type === TYPE.pound) return `\${$.n_${language}(${tested(counted)})}`
    if (type === TYPE.argument) return `\${${inserted(value)}}`
    if (type !== TYPE.number) return `\${${chosen(part, counted)}}`
    const way = style?.parsedOptions?.useGrouping === false ? 'u' : 'n'
    return `\${$.${way}_${language}(${tested(value)})}`
  }
  const chosen = ({ type, value, options }, counted) => {
    const isCounted = type === TYPE.plural
    const inside = isCounted ? value : counted
    const tests = Object.entries(options)
      .filter(([name]) => name !== 'other')
      // What is exactly so many comes before a form.
      .toSorted(([one], [other]) => Number(other.startsWith('=')) - Number(one.startsWith('=')))
      .map(([name, option]) => {
        const test = isCounted ? isOfForm(name, tested(value)) : isOfName(name, tested(value))
        return `${test} ? ${textOf(option.value, inside)} : `
      })
    return `(${tests.join('')}${textOf(options.other.value, inside)})`
  }
  const isOfForm = (name, given) => {
    if (name.startsWith('=')) return `${given} === ${name.slice(1)}`
    return language === 'en' ? `${given} === 1` : `$.p_${language}(${given}) === "${name}"`
  }
  const isOfName = (name, given) =>
    name === 'true' ? given : `${given} === ${JSON.stringify(name)}`
  if (!elements.some(({ type }) => type === TYPE.tag)) return textOf(elements)
  const parts = elements.map((part) =>
    part.type === TYPE.tag ? `${part.value}(${textOf(part.children)})` : textOf([part]),
  )
  return `[${parts.join(', ')}]`
}
