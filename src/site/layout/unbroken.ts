/** A hyphen or a dash between two parts of one number, as in `CP-7K2M9-QXD4T-68` or `10:00–12:00`. */
const within = /(?<=[\p{Nd}A-Z])[-–](?=[\p{Nd}A-Z])/gu

/**
 * A text whose numbers, codes and times of day keep their line: behind each hyphen within them stands a joiner
 * of no width (U+2060), as long as the whole fits. Whoever copies one brings it along, so nothing is written
 * so that has to be found somewhere else, such as the number of the licence; our own numbers are read with it.
 */
export function unbroken(text: string): string {
  return text.replace(within, '$&\u2060')
}
