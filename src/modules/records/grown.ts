/** Returns a copy of a column with room for a place, and some more. */
export function grown<Column extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  column: Column,
  place: number,
): Column {
  const larger = new (column.constructor as new (length: number) => Column)(
    Math.max(1024, Math.ceil((place + 1) * 1.5)),
  )
  larger.set(column)
  return larger
}
