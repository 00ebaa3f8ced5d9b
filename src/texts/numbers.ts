/** Returns a text with its digits in a script, named by its zero: `০` for Bengali. */
export function digitsOf(text: string, zero: string): string {
  if (zero === '0') return text
  const first = zero.charCodeAt(0)
  return text.replace(/\d/g, (digit) => String.fromCharCode(first + Number(digit)))
}

/**
 * Returns a number in the digits of a script, with commas between its thousands, or also between its lakhs where
 * groups above a thousand have two digits. The first number that Intl writes costs 20 ms of each start.
 */
export function numberIn(value: number, zero: string, groups: number): string {
  const [whole = '', ...rest] = String(value).split('.')
  const apart = groups === 2 ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g
  return digitsOf([whole.replace(apart, ','), ...rest].join('.'), zero)
}

/** Returns what names the plural form of a number in a language, as CLDR has them. */
export function formsIn(language: string): (value: number) => Intl.LDMLPluralRule {
  let rules: Intl.PluralRules | undefined
  return (value) => {
    rules ??= new Intl.PluralRules(language)
    return rules.select(value)
  }
}
