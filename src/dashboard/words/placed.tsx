import { Fragment, type ReactNode } from 'react'

/** Characters that no text has, as placeholders. */
const mark = (at: number) => String.fromCharCode(0xe000 + at)
const marks = /([\uE000-\uE00F])/

/** Returns a text with elements in the places of its arguments: each language has its own word order. */
export function placed(text: (...given: string[]) => string, ...elements: ReactNode[]): ReactNode {
  const parts = text(...elements.map((_, at) => mark(at))).split(marks)
  return parts.map((part, at) => {
    const element = marks.test(part) ? elements[part.charCodeAt(0) - 0xe000] : part
    return <Fragment key={at}>{element}</Fragment>
  })
}
