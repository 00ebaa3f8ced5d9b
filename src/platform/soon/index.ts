/** What is there at once, or comes later: SQLite answers at once, PostgreSQL does not. */
export type Soon<T> = T | Promise<T>

/** Goes on with what is there at once, without a promise; with anything else when it has come. */
export function soon<T, R>(value: Soon<T>, goOn: (value: T) => Soon<R>): Soon<R> {
  return value instanceof Promise ? value.then(goOn) : goOn(value)
}

/** Runs something; does the other thing where it fails, now or later. */
export function soonOr<T>(run: () => Soon<T>, otherwise: (error: unknown) => Soon<T>): Soon<T> {
  try {
    const value = run()
    return value instanceof Promise ? value.catch(otherwise) : value
  } catch (error) {
    return otherwise(error)
  }
}
