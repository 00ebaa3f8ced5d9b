import sharp from 'sharp'

/** Returns the colour of a picture at a place, given in fractions of its width and height. */
export async function colourAt(
  bytes: Buffer,
  x: number,
  y: number,
): Promise<'red' | 'blue' | 'neither'> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = Math.floor(y * info.height) * info.width + Math.floor(x * info.width)
  const [red = 0, , blue = 0] = data.subarray(at * info.channels)
  if (red > blue + 80) return 'red'
  return blue > red + 80 ? 'blue' : 'neither'
}
