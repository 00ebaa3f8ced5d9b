const weeksShown = 12

/** When the last weeks began where the reader is, this one last: Mondays at midnight, whatever the clocks do. */
export function weekStarts(now: Date): Date[] {
  const monday = now.getDate() - ((now.getDay() + 6) % 7)
  return Array.from({ length: weeksShown }, (_, at) => {
    const date = monday - 7 * (weeksShown - 1 - at)
    return new Date(now.getFullYear(), now.getMonth(), date)
  })
}
