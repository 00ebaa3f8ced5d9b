const known = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

/** Returns the time zones to choose from, with the current one: each has several names, and the browser lists one. */
export function timeZones(inForce: string): string[] {
  return known.includes(inForce) ? known : [inForce, ...known]
}
