import { type FormEvent, useReducer, useRef, useState } from 'react'
import { alike } from './steady.tsx'

type Errors = Readonly<Record<string, string>>
/** What is at a path such as `address.city`; where it is not typed further than by its first name, whatever is set. */
type At<Values, Path> = Path extends keyof Values ? Values[Path] : unknown
type Next<Value> = Value | ((before: Value) => Value)

interface Options<Values> {
  initialValues: Values
  /** Returns what is wrong, by path, before the form is sent. */
  validate?: (values: Values) => Errors
}

/** The values of a form with what is wrong in them, by path; a change of a field takes its error away. */
export function useForm<Values extends object>({ initialValues, validate }: Options<Values>) {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  const check = useRef(validate)
  check.current = validate
  const [form] = useState(() => makeForm(initialValues, check, draw))
  return { ...form.does, ...form.now }
}

function makeForm<Values extends object>(
  initial: Values,
  check: { current: Options<Values>['validate'] },
  draw: () => void,
) {
  const now = { values: initial, errors: {} as Errors }
  let clean = initial
  const set = (next: Partial<typeof now>) => {
    Object.assign(now, next)
    draw()
  }
  const valueAt = (path: string) => partOf(now.values, path)
  const put = <Path extends string>(path: Path, next: Next<At<Values, Path>>) => {
    const value = next instanceof Function ? next(valueAt(path)) : next
    const { [path]: _, ...errors } = now.errors
    set({ values: withPart(now.values, path.split('.'), value) as Values, errors })
  }
  const putList: PutList = (path, order, added = []) => {
    const items = valueAt(path) as unknown[]
    const errors = movedErrors(now.errors, path, order)
    put(path, [...order.map((at) => items[at]), ...added] as never)
    set({ errors })
  }
  const does = {
    ...inLists(valueAt, putList),
    getValues: () => now.values,
    setFieldValue: put,
    setValues: (values: Partial<Values>) =>
      set({ values: { ...now.values, ...values }, errors: {} }),
    setErrors: (errors: Errors) => set({ errors }),
    clearErrors: () => set({ errors: {} }),
    reset: () => {
      clean = initial
      set({ values: initial, errors: {} })
    },
    resetDirty: () => {
      clean = now.values
      draw()
    },
    /** Tells whether what is at a path, or anything, is another than at the beginning. */
    isDirty: (path?: string) =>
      path ? !alike(valueAt(path), partOf(clean, path)) : !alike(now.values, clean),
    getInputNode: (path: string) => document.querySelector<HTMLElement>(`[data-path="${path}"]`),
    // biome-ignore lint/suspicious/noExplicitAny: spread into fields of any kind
    getInputProps: (path: string, { type }: { type?: 'checkbox' } = {}): any => ({
      [type ? 'checked' : 'value']: valueAt(path),
      error: now.errors[path],
      'data-path': path,
      onChange: (typed: unknown) => put(path, typedIn(typed) as never),
    }),
    onSubmit:
      (send: (values: Values) => void, refuse?: (errors: Errors) => void) =>
      (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        const errors = check.current?.(now.values) ?? {}
        set({ errors })
        if (Object.keys(errors).length === 0) send(now.values)
        else refuse?.(errors)
      },
  }
  return { now, does }
}

/** Puts the items of a list in an order, by their places so far, and others behind them. */
type PutList = (path: string, order: readonly number[], added?: readonly unknown[]) => void

function inLists(valueAt: (path: string) => unknown, putList: PutList) {
  const placesIn = (path: string) => [...(valueAt(path) as unknown[]).keys()]
  return {
    insertListItem: (path: string, item: unknown) => putList(path, placesIn(path), [item]),
    removeListItem: (path: string, index: number) =>
      putList(
        path,
        placesIn(path).filter((at) => at !== index),
      ),
    reorderListItem: (path: string, { from, to }: { from: number; to: number }) => {
      const order = placesIn(path)
      order.splice(to, 0, ...order.splice(from, 1))
      putList(path, order)
    },
  }
}

/** Moves the errors of a list's items with them; what is wrong with the list itself may be right now. */
function movedErrors(errors: Errors, path: string, order: readonly number[]): Errors {
  const moved = Object.entries(errors).flatMap(([each, error]) => {
    if (each === path) return []
    if (!each.startsWith(`${path}.`)) return [[each, error]]
    const [before, ...rest] = each.slice(path.length + 1).split('.')
    const at = order.indexOf(Number(before))
    return at < 0 ? [] : [[[path, at, ...rest].join('.'), error]]
  })
  return Object.fromEntries(moved)
}

/** Returns what an event of a field, or a field that hands its value over, says. */
function typedIn(typed: unknown): unknown {
  if (typeof typed !== 'object' || typed === null || !('nativeEvent' in typed)) return typed
  const { currentTarget: field } = typed as unknown as { currentTarget: HTMLInputElement }
  return field.type === 'checkbox' ? field.checked : field.value
}

// biome-ignore lint/suspicious/noExplicitAny: whatever is there
function partOf(whole: unknown, path: string): any {
  const step = (part: unknown, name: string) => (part as Record<string, unknown> | null)?.[name]
  return path.split('.').reduce(step, whole)
}

function withPart(
  whole: unknown,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): unknown {
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<
    string,
    unknown
  >
  copy[name] = rest.length > 0 ? withPart(copy[name], rest, value) : value
  return copy
}
