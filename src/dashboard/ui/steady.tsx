import { type ComponentType, memo, useLayoutEffect, useRef, useState } from 'react'

type Handler = (...given: unknown[]) => unknown

/**
 * Returns the same component, rendered again only when something that it shows changes. Props may be new
 * objects each time: lists and records are compared by content, and of its handlers (`onChange`) the newest
 * is called through one that stays the same. For large parts beside a field in which somebody types, such
 * as a list of countries.
 */
export function steady<Props extends object>(Component: ComponentType<Props>) {
  const Still = memo(Component, alike) as unknown as ComponentType<Props>
  return function Steady(props: Props) {
    const newest = useRef(props)
    useLayoutEffect(() => {
      newest.current = props
    })
    const [handlers] = useState(() => new Map<string, Handler>())
    const handlerOf = (name: string) => {
      const known = handlers.get(name)
      if (known) return known
      const handler: Handler = (...given) =>
        (newest.current as Record<string, Handler>)[name]?.(...given)
      handlers.set(name, handler)
      return handler
    }
    const handed = Object.entries(props).map(([name, value]) =>
      isHandler(name, value) ? [name, handlerOf(name)] : [name, value],
    )
    return <Still {...(Object.fromEntries(handed) as Props)} />
  }
}

function isHandler(name: string, value: unknown): boolean {
  return /^on[A-Z]/.test(name) && typeof value === 'function'
}

/** Tells whether two values look the same: compares lists and plain records by their members. */
export function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isPlain(one) || !isPlain(other)) return false
  const [parts, others] = [Object.entries(one), Object.entries(other)]
  return (
    Array.isArray(one) === Array.isArray(other) &&
    parts.length === others.length &&
    parts.every(([name, part]) => Object.hasOwn(other, name) && alike(part, other[name]))
  )
}

/** Tells whether a value is a list or a record of our own; not a React element, whose handlers are invisible. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}
