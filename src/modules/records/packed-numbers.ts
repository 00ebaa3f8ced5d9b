const digits = 10
const base = 37
const planes = 3

/**
 * Many passport or reference numbers in little memory: 8 bytes for each ten letters and digits.
 * The packing keeps their order, so the numbers that begin in a certain way are a range.
 */
export class PackedNumbers {
  /** Ten characters each; the later ones are made when the first long number comes. */
  #planes: Float64Array[] = [new Float64Array(0)]

  /** Keeps a number of up to 30 letters and digits at a place. */
  set(place: number, text: string): void {
    const needed = Math.min(planes, Math.max(1, Math.ceil(text.length / digits)))
    while (this.#planes.length < needed) this.#planes.push(new Float64Array(0))
    for (let plane = 0; plane < this.#planes.length; plane++)
      this.#room(plane, place)[place] = pack(text, plane)
  }

  /** Sets a bit at each of the fitting places whose number begins so. */
  mark(prefix: string, fits: Uint8Array, marks: Uint8Array, bit: number): void {
    const last = Math.max(0, Math.ceil(prefix.length / digits) - 1)
    const column = this.#planes[last]
    if (column === undefined || prefix.length > digits * planes) return
    const least = pack(prefix, last)
    const most = least + base ** (digits - (prefix.length - last * digits)) - 1
    const before = this.#planes.slice(0, last)
    const wanted = before.map((_, plane) => pack(prefix, plane))
    const end = Math.min(marks.length, column.length)
    for (let place = 0; place < end; place++) {
      if (fits[place] === 0) continue
      const value = column[place] as number
      if (value < least || value > most) continue
      if (before.every((plane, index) => plane[place] === wanted[index]))
        marks[place] = (marks[place] as number) | bit
    }
  }

  #room(plane: number, place: number): Float64Array {
    const column = this.#planes[plane] as Float64Array
    if (place < column.length) return column
    const larger = new Float64Array(Math.max(1024, place * 1.5))
    larger.set(column)
    this.#planes[plane] = larger
    return larger
  }
}

/** Ten characters as one number; what is missing counts as less than everything. */
function pack(text: string, plane: number): number {
  let value = 0
  for (let index = plane * digits; index < (plane + 1) * digits; index++)
    value = value * base + rankOf(text.charCodeAt(index))
  return value
}

function rankOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 47
  if (code >= 65 && code <= 90) return code - 54
  return 0
}
