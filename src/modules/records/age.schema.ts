/** A record may be approved from this age on. */
const ofAge = 18

/** Returns the day on which somebody turns 18; a person born on 29 February does so on 1 March. */
export function comesOfAgeOn(dateOfBirth: string): string {
  const [year, ...rest] = dateOfBirth.split('-')
  const day = rest.join('-')
  // Eighteen years after a leap year is never a leap year.
  return `${Number(year) + ofAge}-${day === '02-29' ? '03-01' : day}`
}

/** Tells whether somebody is under 18 on a day; false when the date of birth is unknown. */
export function isUnderAge(dateOfBirth: string | null | undefined, today: string): boolean {
  return dateOfBirth != null && today < comesOfAgeOn(dateOfBirth)
}
