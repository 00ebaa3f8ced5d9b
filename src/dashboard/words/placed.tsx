import { Fragment, type ReactNode } from 'react'

/** Signs that no text has, in whose places something is put. */
const mark = (at: number) => String.fromCharCode(0xe000 + at)
const marks = /([\uE000-\uE00F])/

/** A text with elements in the places of what it takes in: each language has an order of its own. */
export function placed(text: (...given: string[]) => string, ...elements: ReactNode[]): ReactNode {
  const parts = text(...elements.map((_, at) => mark(at))).split(marks)
  return parts.map((part, at) => {
    const element = marks.test(part) ? elements[part.charCodeAt(0) - 0xe000] : part
    return <Fragment key={at}>{element}</Fragment>
  })
}
