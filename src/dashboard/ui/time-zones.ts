const known = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

/** The time zones to choose from, with the one in force: each has several names, and the browser lists one. */
export function timeZones(inForce: string): string[] {
  return known.includes(inForce) ? known : [inForce, ...known]
}
