/** From this age on a record may be approved. */
const ofAge = 18

/** The day on which somebody is 18; who was born on 29 February is so on 1 March. */
export function comesOfAgeOn(dateOfBirth: string): string {
  const [year, ...rest] = dateOfBirth.split('-')
  const day = rest.join('-')
  // Eighteen years after a leap year there is none.
  return `${Number(year) + ofAge}-${day === '02-29' ? '03-01' : day}`
}

/** Whether somebody is under 18 on a day; of somebody whose date of birth is not known nobody can say so. */
export function isUnderAge(dateOfBirth: string | null | undefined, today: string): boolean {
  return dateOfBirth != null && today < comesOfAgeOn(dateOfBirth)
}
