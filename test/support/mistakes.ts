import type { NewCase } from '#modules/cases/schema'

/** A candidate's "This is wrong" about a part of the file: `detail:name`, `paper:visa-paper`. */
export const mistake = (
  part: string,
  proposed = 'Rahima Begum',
  note: string | null = null,
): NewCase => ({ kind: 'mistake', part, said: { proposed, note } })

/** What staff answer that leave it as it is. */
export const declined = {
  ...{ kind: 'mistake' as const, result: 'declined' },
  text: 'Your passport says so',
}
