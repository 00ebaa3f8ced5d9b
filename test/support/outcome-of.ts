/** Returns the code of the refusal with which this ends, or `done`. */
export const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error) => error.code ?? String(error),
  )

/** Does this so many times at once; returns how often it was done and not refused. */
export async function doneAtOnce(times: number, work: (nth: number) => Promise<unknown>) {
  const ends = await Promise.allSettled(Array.from({ length: times }, (_, nth) => work(nth)))
  return ends.filter(({ status }) => status === 'fulfilled').length
}
